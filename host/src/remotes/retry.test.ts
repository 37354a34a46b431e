import type { NamedRelease } from '@rig4u/shared/contracts';
import { budgetMs, withinBudget } from './retry';

const release = (version: string): NamedRelease => [version, 'sha256-x'];
const live = release('1.0.1');
const lastGood = release('1.0.0');
const never = () => new Promise<string>(() => undefined);
const isFinal = (error: unknown) => error instanceof RangeError;
const onLate = jest.fn();
const onFailed = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onLate.mockClear();
  onFailed.mockClear();
});
afterEach(() => jest.useRealTimers());

/** Runs a load to its end and says how long it took. */
async function timed<T>(promise: Promise<T>) {
  const start = performance.now();
  const settled = promise.then(
    (value) => ({ value, error: undefined, ms: performance.now() - start }),
    (error: Error) => ({ value: undefined, error, ms: performance.now() - start }),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  return settled;
}

test('a live release that loads is used at once', async () => {
  const { value, ms } = await timed(
    withinBudget({ live, lastGood, load: async ([version]) => version, isFinal, onFailed, onLate }),
  );
  expect(value).toEqual({ release: live, value: '1.0.1' });
  expect(ms).toBeLessThan(50);
});

test('a fast failure is tried again after 150 and after 400 ms', async () => {
  const load = jest
    .fn<Promise<string>, [NamedRelease]>()
    .mockRejectedValueOnce(new Error('one'))
    .mockRejectedValueOnce(new Error('two'))
    .mockResolvedValue('there');
  const { value, ms } = await timed(withinBudget({ live, load, isFinal, onFailed, onLate }));
  expect(value?.value).toBe('there');
  expect(load).toHaveBeenCalledTimes(3);
  expect(ms).toBe(550);
  expect(onFailed).toHaveBeenCalledTimes(2);
});

test('three failures bring the last good release, with the reason', async () => {
  const load = async ([version]: NamedRelease) => {
    if (version === '1.0.1') throw new Error('status 500');
    return version;
  };
  const { value } = await timed(withinBudget({ live, lastGood, load, isFinal, onFailed, onLate }));
  expect(value).toMatchObject({ release: lastGood, value: '1.0.0', failure: new Error('status 500') });
});

test('a hang is not tried again, and leaves half the budget to the last good release', async () => {
  const load = jest.fn(([version]: NamedRelease) => (version === '1.0.1' ? never() : Promise.resolve(version)));
  const { value, ms } = await timed(withinBudget({ live, lastGood, load, isFinal, onFailed, onLate }));
  expect(value?.release).toBe(lastGood);
  expect(ms).toBe(budgetMs / 2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('with nothing to fall back to, a hang ends with the budget', async () => {
  const { error, ms } = await timed(withinBudget({ live, load: never, isFinal, onFailed, onLate }));
  expect(error?.message).toMatch(/too long/);
  expect(ms).toBe(budgetMs);
});

test('both hanging ends with the budget and names both', async () => {
  const { error, ms } = await timed(withinBudget({ live, lastGood, load: never, isFinal, onFailed, onLate }));
  expect(error?.message).toMatch(/last good release 1\.0\.0/);
  expect(ms).toBe(budgetMs);
});

test('what arrives after it was given up is told once', async () => {
  const load = () =>
    new Promise<string>((resolve) => {
      setTimeout(() => resolve('late'), 5000);
    });
  const { error } = await timed(withinBudget({ live, load, isFinal, onFailed, onLate }));
  expect(error).toBeDefined();
  expect(onLate).toHaveBeenCalledTimes(1);
});

test('a failure that another try cannot help is final', async () => {
  const load = jest.fn(() => Promise.reject<string>(new RangeError('needs')));
  const { error } = await timed(withinBudget({ live, load, isFinal, onFailed, onLate }));
  expect(error?.message).toBe('needs');
  expect(load).toHaveBeenCalledTimes(1);
});
