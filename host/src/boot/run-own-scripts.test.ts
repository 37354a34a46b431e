import { runOwnScripts } from './run-own-scripts';

const own = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[data-own]')];
const observers = new Set<(seen: { getEntriesByName: (name: string) => unknown[] }) => void>();

/** Tells the page's observers of a paint. */
const paint = (painted: string) => {
  for (const tell of observers) tell({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
};

class Observer {
  constructor(private readonly tell: (seen: { getEntriesByName: (name: string) => unknown[] }) => void) {}
  observe(): void {
    observers.add(this.tell);
  }
  disconnect(): void {
    observers.delete(this.tell);
  }
}

const page = (state: DocumentReadyState, visible: DocumentVisibilityState) => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible);
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'PerformanceObserver', { configurable: true, value: Observer });
  document.head.innerHTML = ['shared', 'main']
    .map((name) => `<link rel="preload" as="script" data-own href="/host/1/${name}.js" integrity="sha384-${name}">`)
    .join('');
});
afterEach(() => {
  observers.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it('runs them in their order after the page was read and painted, once', () => {
  page('loading', 'visible');
  runOwnScripts(window, document);
  expect(observers.size).toBe(0);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  paint('first-paint');
  expect(own()).toEqual([]);
  paint('first-contentful-paint');
  expect(own().map(({ src, integrity, async }) => [new URL(src).pathname, integrity, async])).toEqual([
    ['/host/1/shared.js', 'sha384-shared', false],
    ['/host/1/main.js', 'sha384-main', false],
  ]);
  expect(observers.size).toBe(0);
  jest.advanceTimersByTime(60_000);
  expect(own()).toHaveLength(2);
});

it('does not wait for a paint that does not come', () => {
  page('interactive', 'visible');
  runOwnScripts(window, document);
  jest.advanceTimersByTime(499);
  expect(own()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(own()).toHaveLength(2);
  paint('first-contentful-paint');
  expect(own()).toHaveLength(2);
});

it('runs them at once in a tab that nobody looks at', () => {
  page('interactive', 'hidden');
  runOwnScripts(window, document);
  expect(own()).toHaveLength(2);
});
