import { accessibilityFaults } from '@rig4u/config/accessibility';
import { screen } from '@testing-library/react';
import { guides } from '../checks/guides';
import { visit } from './open-guides';

test.each([
  ['/guides', 'PC Building Guides'],
  ...guides.map(({ id, title }) => [`/guides/${id}`, title]),
  ['/guides/no-such-guide', 'Guide Not Found'],
])('%s is sound, with one h1 and no gap in its headings', async (path, title) => {
  const { container } = visit(path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(await accessibilityFaults(container)).toEqual([]);
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.charAt(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
});
