import { retryOwnScripts } from './retry-own-scripts';

const own = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[data-own]')];
const fail = (script: HTMLScriptElement | undefined) => script?.dispatchEvent(new Event('error'));
const said = () => document.querySelector('.start')?.textContent;

const givenUp = jest.fn();

beforeAll(() => retryOwnScripts(window, document, givenUp));
beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><p class="start">Loading application...</p></div>';
});
afterEach(() => jest.useRealTimers());

function page(src: string): void {
  const script = document.createElement('script');
  script.setAttribute('data-own', '');
  script.src = src;
  script.integrity = 'sha384-x';
  document.head.append(script);
}

test(
  spec(
    '2.107 2.108 4.41 4.42 9.12',
    'a script that fails comes again after 500 ms and after 2 s, then when the tab is looked at',
  ),
  () => {
    page('/host/1/main.js');
    fail(own()[0]);
    jest.advanceTimersByTime(499);
    expect(own()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(own()[1]).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
    expect(own()[1]?.src).toContain('/host/1/main.js?retry=1');
    fail(own()[1]);
    jest.advanceTimersByTime(1_999);
    expect(own()).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(own()).toHaveLength(3);
    expect(said()).toBe('Loading application...');
    expect(givenUp).not.toHaveBeenCalled();
    fail(own()[2]);
    expect(said()).toBe('Something went wrong. Please refresh the page.');
    expect(givenUp).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect(own()).toHaveLength(3);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(own()).toHaveLength(4);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(own()).toHaveLength(4);
    fail(own()[3]);
    expect(givenUp).toHaveBeenCalledTimes(1);
  },
);

test('a script of something else is left alone', () => {
  const other = document.createElement('script');
  other.src = '/elsewhere.js';
  document.head.append(other);
  fail(other);
  jest.advanceTimersByTime(10_000);
  expect(own()).toEqual([]);
  expect(said()).toBe('Loading application...');
});
