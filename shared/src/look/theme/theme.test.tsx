import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../../checks/render-screen';
import { applyTheme, preferredTheme, ThemeToggle, useTheme } from '.';

beforeEach(() => {
  applyTheme(document, 'dark');
});
afterEach(() => jest.restoreAllMocks());

const Shown = () => <p>It is {useTheme().theme}</p>;
const page = (
  <>
    <ThemeToggle />
    <Shown />
  </>
);
const fromOtherTab = (init: StorageEventInit) => act(() => window.dispatchEvent(new StorageEvent('storage', init)));

test.each([
  ['dark', true, 'dark'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['light', false, 'light'],
  [null, true, 'dark'],
  [null, false, 'light'],
  ['DARK', false, 'light'],
  ['"dark"', true, 'dark'],
  ['', true, 'dark'],
] as const)(spec('4.1', 'stored %p with a system that prefers dark: %p begins %s'), (stored, prefersDark, theme) => {
  expect(preferredTheme(stored, prefersDark)).toBe(theme);
});

test(spec('4.2', 'applying sets the root class and the attribute, and takes the other class away'), () => {
  document.documentElement.classList.add('own');
  applyTheme(document, 'light');
  expect([...document.documentElement.classList].sort()).toEqual(['light', 'own']);
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  document.documentElement.classList.remove('own');
});

test('the page begins with the theme of its document', () => {
  renderScreen(page);
  expect(screen.getByText('It is dark')).toBeVisible();
});

test(spec('1.9 2.14 4.2 7.17 9.33', 'the toggle flips the theme and keeps the choice'), async () => {
  const { user } = renderScreen(page);
  const toggle = screen.getByRole('button', { name: 'Toggle theme' });
  await user.click(toggle);
  expect(screen.getByText('It is light')).toBeVisible();
  expect(document.documentElement).toHaveClass('light');
  expect(localStorage.getItem('theme')).toBe('light');
  await user.click(toggle);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('where storage is blocked the theme still flips', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = renderScreen(page);
  await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
  expect(screen.getByText('It is light')).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a choice in another tab counts here; anything else in storage does not', () => {
  renderScreen(page);
  fromOtherTab({ key: 'theme', newValue: 'light' });
  expect(screen.getByText('It is light')).toBeVisible();
  expect(document.documentElement).toHaveClass('light');
  fromOtherTab({ key: 'theme', newValue: 'blue' });
  fromOtherTab({ key: 'saved_pc_builds', newValue: 'dark' });
  expect(screen.getByText('It is light')).toBeVisible();
});
