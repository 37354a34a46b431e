import { whenIdle } from './start';

const task = jest.fn<void, []>();

beforeEach(() => {
  jest.useFakeTimers();
  task.mockReset();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useRealTimers();
});

test('waits for a quiet moment, two seconds at the most', () => {
  const request = jest.fn<number, [IdleRequestCallback, IdleRequestOptions?]>();
  Object.defineProperty(window, 'requestIdleCallback', { configurable: true, value: request });
  whenIdle(window, task);
  expect(request).toHaveBeenCalledWith(task, { timeout: 2_000 });
  expect(task).not.toHaveBeenCalled();
});

test('a browser that knows no idle time gets a timer', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  whenIdle(window, task);
  expect(task).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});
