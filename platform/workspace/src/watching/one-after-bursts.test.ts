/** @jest-environment node */
import { oneAfterBursts } from './one-after-bursts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Works that end when they are told to. */
function scene() {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, event: oneAfterBursts(work, 50), end: () => ends.shift()?.() };
}

it('runs once after a burst of events', async () => {
  const { work, event } = scene();
  for (let count = 0; count < 5; count += 1) {
    event();
    await jest.advanceTimersByTimeAsync(40);
  }
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10);
  expect(work).toHaveBeenCalledTimes(1);
});

it('runs once more, and not beside itself, for what came while it ran', async () => {
  const { work, event, end } = scene();
  event();
  await jest.advanceTimersByTimeAsync(50);
  for (let count = 0; count < 3; count += 1) {
    event();
    await jest.advanceTimersByTimeAsync(50);
  }
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  end();
  await jest.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
});
