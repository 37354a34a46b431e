import { replaceFrame } from './replace-frame';

type Listener = (state: { initialized: boolean }) => void;

const frame =
  '<div id="root"><main><a href="/a">a</a><a href="/b">b</a><a href="/b">b again</a></main><p class="start"></p></div>';
const application = '<main><a href="/a">a</a><a href="/b">b</a><a href="/b">b again</a></main>';
const show = jest.fn((onShown: () => void) => {
  root().innerHTML = application;
  onShown();
});
/** Starts to replace the frame. Returns what says that the application stands there. */
const later = (): (() => void) => {
  let shown: (() => void) | undefined;
  replaceFrame(document, app(true), (onShown) => void (shown = onShown));
  return () => shown?.();
};
const root = () => document.querySelector('#root') ?? document.body;
const links = () => [...document.querySelectorAll('a')];

let tell: Listener;
const stop = jest.fn();
const app = (initialized: boolean) => ({
  state: { initialized },
  subscribe: (listener: Listener) => {
    tell = listener;
    return stop;
  },
});

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = frame;
});

it('waits until the application can show the same screen', () => {
  replaceFrame(document, app(false), show);
  expect(show).not.toHaveBeenCalled();
  tell({ initialized: false });
  expect(show).not.toHaveBeenCalled();
  tell({ initialized: true });
  expect(show).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

it('replaces it at once where there is nothing to wait for', () => {
  replaceFrame(document, app(true), show);
  expect(show).toHaveBeenCalledTimes(1);
});

it('leaves the visitor where they are, also when the application scrolls to the top', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  let y = 700;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => y });
  const shown = later();
  y = 900;
  document.dispatchEvent(new Event('scroll'));
  y = 0;
  shown();
  expect(scrollTo).toHaveBeenCalledWith(0, 900);
  Reflect.deleteProperty(window, 'scrollY');
});

it('keeps the focus that came while the application was being rendered', () => {
  const shown = later();
  links()[1]?.focus();
  root().innerHTML = application;
  shown();
  expect(document.activeElement).toBe(links()[1]);
  links()[0]?.focus();
  expect(document.activeElement).toBe(links()[0]);
});

it('keeps the focus at the same link, of several that lead to one address', () => {
  links()[2]?.focus();
  replaceFrame(document, app(true), show);
  expect(document.activeElement).toBe(links()[2]);
});

it('takes the focus from nobody', () => {
  replaceFrame(document, app(true), show);
  expect(document.activeElement).toBe(document.body);
});
