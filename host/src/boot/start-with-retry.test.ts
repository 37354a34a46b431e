import { startWithRetry } from './start-with-retry';

const attempt = jest.fn<void, []>();
const giveUp = jest.fn<void, [unknown]>();
const begin = () => startWithRetry(document, attempt, giveUp);
const said = () => document.querySelector('#root')?.textContent;

let visibility: DocumentVisibilityState;
let ready: DocumentReadyState;
const look = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  [visibility, ready] = ['visible', 'complete'];
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => ready);
  document.body.innerHTML = '<div id="root"><p class="start">Loading application...</p></div>';
});
afterEach(() => {
  // After giving up, it must not listen any more.
  attempt.mockReset();
  look();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const fail = (message = 'no config') => {
  throw new Error(message);
};

test('a start that succeeds happens once', () => {
  begin();
  jest.advanceTimersByTime(10_000);
  look();
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(giveUp).not.toHaveBeenCalled();
});

test(spec('4.41', 'waits until the document is ready'), () => {
  ready = 'loading';
  begin();
  expect(attempt).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(attempt).toHaveBeenCalledTimes(1);
});

test(spec('4.41 9.12', 'tries again after 500 ms and 2 s, with the loading message still there'), () => {
  attempt.mockImplementation(fail);
  begin();
  jest.advanceTimersByTime(499);
  expect(attempt).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(said()).toBe('Loading application...');
  attempt.mockImplementation(() => undefined);
  jest.advanceTimersByTime(1_500);
  expect(attempt).toHaveBeenCalledTimes(3);
  expect(giveUp).not.toHaveBeenCalled();
});

test('gives up after the last retry, with what was thrown last', () => {
  let count = 0;
  attempt.mockImplementation(() => fail(`failure ${(count += 1)}`));
  begin();
  jest.advanceTimersByTime(2_000);
  expect(giveUp.mock.calls).toEqual([[new Error('failure 3')]]);
  look();
  jest.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test(spec('4.42', 'tries again when the visitor comes back to the tab, while the loading message shows'), () => {
  attempt.mockImplementation(fail);
  begin();
  visibility = 'hidden';
  look();
  expect(attempt).toHaveBeenCalledTimes(1);
  visibility = 'visible';
  attempt.mockImplementation(() => undefined);
  look();
  expect(attempt).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(2_000);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test(
  spec(
    '2.108',
    'where not even the start-up screen can be shown, the loading area says so, and a visitor who comes back starts one more',
  ),
  () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    attempt.mockImplementation(fail);
    giveUp.mockImplementation(() => fail('no screen'));
    begin();
    jest.advanceTimersByTime(2_000);
    expect(said()).toBe('Something went wrong. Please refresh the page.');
    expect(consoleError).toHaveBeenCalledTimes(1);
    attempt.mockImplementation(() => undefined);
    look();
    expect(attempt).toHaveBeenCalledTimes(4);
  },
);
