/** @jest-environment node */
import { setImmediate } from 'node:timers/promises';
import { inTurn } from './in-turn';

it('does one work after the other, and lets the page do something else in between', async () => {
  const done: string[] = [];
  const all = inTurn([
    () => done.push('one'),
    async () => done.push(await Promise.resolve('two')),
    () => done.push('three'),
  ]);
  expect(done).toEqual([]);
  for (let tasks = 0; !done.includes('three'); tasks += 1) {
    if (tasks > 100) throw new Error('It does not come to its end');
    await setImmediate();
    if (done.at(-1) !== 'between') done.push('between');
  }
  await all;
  expect(done.filter((work) => work !== 'between')).toEqual(['one', 'two', 'three']);
  expect(done.slice(done.indexOf('one') + 1, done.indexOf('two'))).toEqual(['between']);
});

it('ends with the first failure', async () => {
  const third = jest.fn();
  await expect(inTurn([() => undefined, () => Promise.reject(new Error('gone')), third])).rejects.toThrow('gone');
  expect(third).not.toHaveBeenCalled();
});
