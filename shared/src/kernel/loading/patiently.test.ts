import { patiently } from './patiently';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what arrives at once is asked for once, without a pause', async () => {
  const load = jest.fn(async () => 'module');
  await expect(patiently(load)).resolves.toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is tried again after each further pause', async () => {
  const load = jest.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'));
  const loaded = patiently(load, [0, 150, 400]);
  await jest.advanceTimersByTimeAsync(149);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the last failure is thrown', async () => {
  let attempt = 0;
  const loaded = patiently(() => Promise.reject(new Error(`attempt ${(attempt += 1)}`)), [0, 10, 20]);
  await Promise.all([expect(loaded).rejects.toThrow('attempt 3'), jest.advanceTimersByTimeAsync(30)]);
});
