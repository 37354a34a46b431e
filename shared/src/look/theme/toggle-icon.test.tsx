import { screen } from '@testing-library/react';
import { renderScreen } from '../../../checks/render-screen';
import { applyTheme, ThemeToggle } from '.';

const drawn = () =>
  [...screen.getByRole('button', { name: 'Toggle theme' }).querySelectorAll('svg')]
    .filter((icon) => getComputedStyle(icon).display !== 'none')
    .map((icon) => icon.querySelector('path')?.getAttribute('d'))
    .join();

test(spec('2.14', 'the button shows another picture in each theme, and the first one again'), async () => {
  applyTheme(document, 'dark');
  const { user } = renderScreen(<ThemeToggle />);
  const press = () => user.click(screen.getByRole('button', { name: 'Toggle theme' }));
  const inDark = drawn();
  expect(inDark).toBeTruthy();
  await press();
  expect(drawn()).toBeTruthy();
  expect(drawn()).not.toBe(inDark);
  await press();
  expect(drawn()).toBe(inDark);
});
