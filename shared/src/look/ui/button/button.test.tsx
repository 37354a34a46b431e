import { startTranslator } from '@rig4u/config/translator';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RigProvider } from '../../theme';
import { Button } from '.';

const sending = (loading: boolean) => <Button loading={loading}>{loading ? 'Sending...' : 'Send Message'}</Button>;
const taking = (loading: boolean) => (
  <Button loading={loading}>
    Take this one<b>, the second</b>
  </Button>
);
const withTheme = (button: ReactElement) => <RigProvider>{button}</RigProvider>;

test.each([
  ['its text changes', sending, 'Sending...', 'Send Message'],
  ['its text is one of several', taking, 'Take this one, the second', 'Take this one, the second'],
])('in a translated page a button begins and ends its loading where %s', (_, button, during, after) => {
  const { rerender } = render(withTheme(button(false)));
  const translator = startTranslator(document);
  rerender(withTheme(button(true)));
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button')).toHaveTextContent(during);
  rerender(withTheme(button(false)));
  expect(screen.getByRole('button')).toHaveTextContent(after);
  expect(translator.lost()).toEqual([]);
  translator.stop();
});
