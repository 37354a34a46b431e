import { render } from '@testing-library/react';
import { initConfig } from '../config';
import { testConfig } from '../../../checks/test-config';
import { usePageMeta } from '.';

function Screen({ title, description }: { title: string; description: string }) {
  usePageMeta({ title, description });
  return null;
}
const descriptions = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map((tag) => tag.content);

beforeAll(() => {
  initConfig(testConfig);
});

test('a screen names the page and describes it, with one description tag for all screens', () => {
  const { rerender } = render(<Screen title="Guides" description="Five guides." />);
  expect(document.title).toBe('Guides · Rig4U');
  rerender(<Screen title="Contact" description="How to reach us." />);
  expect(document.title).toBe('Contact · Rig4U');
  expect(descriptions()).toEqual(['How to reach us.']);
});
