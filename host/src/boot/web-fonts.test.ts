import { forgetFirstScreen } from './first-screen';
import { fetchWebFonts } from './web-fonts';

const load = jest.fn<Promise<unknown>, [string]>();
const check = jest.fn<boolean, [string]>();
const shown = () => document.documentElement.dataset['fonts'];
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const arrivesAfter = (ms: number) => load.mockImplementation(() => new Promise((done) => setTimeout(done, ms)));

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load, check } });
  check.mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

it('asks for the fonts of the first screen at once, and lets the first paint wait', () => {
  arrivesAfter(50);
  fetchWebFonts(document);
  expect(load.mock.calls).toEqual([['400 1em "Inter Variable"'], ['600 1em "Space Grotesk Variable"']]);
  expect(shown()).toBe('awaited');
});

it('writes the page in them when they come in time', async () => {
  arrivesAfter(99);
  fetchWebFonts(document);
  await pass(99);
  expect(shown()).toBe('web');
  await pass(1_000);
  expect(shown()).toBe('web');
});

it('does not wait longer than is felt, and then leaves the screen as it was painted', async () => {
  arrivesAfter(101);
  fetchWebFonts(document);
  await pass(100);
  expect(shown()).toBe('system');
  await pass(1_000);
  expect(shown()).toBe('system');
});

it('in a tab that nobody looks at nothing waits for them, and they come when they are there', async () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  arrivesAfter(400);
  fetchWebFonts(document);
  expect(shown()).toBe('system');
  await pass(400);
  expect(shown()).toBe('web');
  // Who has come to the tab by then keeps what is being read.
  fetchWebFonts(document);
  seen.mockReturnValue('visible');
  await pass(400);
  expect(shown()).toBe('system');
});

it('says when they do not come, and paints all the same', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValue(new Error('blocked'));
  fetchWebFonts(document);
  await pass(100);
  expect(shown()).toBe('system');
  expect(warn).toHaveBeenCalledWith('The fonts did not load:', new Error('blocked'));
});

it('has them on the next screen if they are there by then, and that screen is not the address of the first', () => {
  document.documentElement.dataset['fonts'] = 'system';
  document.head.innerHTML = '<link rel="canonical" href="/guides">';
  check.mockReturnValueOnce(false);
  forgetFirstScreen(document);
  expect(shown()).toBe('system');
  forgetFirstScreen(document);
  expect(shown()).toBe('web');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});
