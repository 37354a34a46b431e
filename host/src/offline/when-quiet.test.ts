import { whenQuiet } from './when-quiet';

const task = jest.fn();
let ready: DocumentReadyState = 'complete';

beforeEach(() => {
  jest.useFakeTimers();
  task.mockReset();
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => ready);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('leaves a page alone until three seconds after it has loaded', () => {
  ready = 'interactive';
  whenQuiet(window, task);
  jest.advanceTimersByTime(60_000);
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2_999);
  expect(task).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('begins at once to wait on a page that has loaded already', () => {
  ready = 'complete';
  whenQuiet(window, task);
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});
