import { countedSender, countFor, mostDifferent, type Send } from './counted';

const send = jest.fn<ReturnType<Send<string>>, Parameters<Send<string>>>();

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset().mockResolvedValue(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the first is sent at once, its repeats as one, and later ones begin again', async () => {
  const { add } = countedSender(send);
  send.mockResolvedValueOnce(false);
  expect(await add('a', 'a1')).toBe(false);
  expect(await add('a', 'a2')).toBe(true);
  expect(await add('a', 'a3')).toBe(true);
  await add('b', 'b1');
  expect(send.mock.calls).toEqual([
    ['a1', 'first', 1],
    ['b1', 'first', 1],
  ]);
  jest.advanceTimersByTime(countFor);
  expect(send.mock.calls.slice(2)).toEqual([['a3', 'repeats', 2]]);
  await add('a', 'a4');
  await add('b', 'b2');
  jest.advanceTimersByTime(countFor);
  expect(send.mock.calls.slice(3)).toEqual([
    ['b2', 'first', 1],
    ['a4', 'repeats', 1],
  ]);
  jest.advanceTimersByTime(10 * countFor);
  expect(send).toHaveBeenCalledTimes(5);
  expect(jest.getTimerCount()).toBe(0);
});

test('what was counted goes out when the page goes, once', async () => {
  const { add, flush } = countedSender(send);
  for (const item of ['a1', 'a2', 'a3']) await add('a', item);
  await add('b', 'b1');
  flush();
  flush();
  expect(send.mock.calls.slice(2)).toEqual([['a3', 'leaving', 2]]);
  jest.advanceTimersByTime(countFor);
  expect(send).toHaveBeenCalledTimes(3);
});

test('a flood of different ones is cut off for the minute, and said once', async () => {
  const { add } = countedSender(send);
  const results = [];
  for (let index = 0; index < mostDifferent + 5; index += 1) results.push(await add(`key ${index}`, 'x'));
  expect(results.filter(Boolean)).toHaveLength(mostDifferent);
  expect(send).toHaveBeenCalledTimes(mostDifferent);
  expect(console.warn).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(await add('key 21', 'x')).toBe(true);
});
