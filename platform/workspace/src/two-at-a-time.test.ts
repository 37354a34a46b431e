/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { twoAtATime } from './two-at-a-time';

it('runs two at a time and keeps the order of the results', async () => {
  let running = 0;
  let most = 0;
  const work = (value: number, ms: number) => async () => {
    most = Math.max(most, (running += 1));
    await sleep(ms);
    running -= 1;
    return value;
  };
  expect(await twoAtATime([work(1, 20), work(2, 5), work(3, 5), work(4, 1)])).toEqual([1, 2, 3, 4]);
  expect(most).toBe(2);
});

it('begins nothing after a failure, waits for what runs, and throws the first', async () => {
  const done: string[] = [];
  const slow = async () => {
    await sleep(20);
    done.push('slow');
  };
  const fails = () => Promise.reject(new Error('no'));
  const never = async () => void done.push('never');
  await expect(twoAtATime([slow, fails, never])).rejects.toThrow('no');
  expect(done).toEqual(['slow']);
});
