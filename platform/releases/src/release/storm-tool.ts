import { Refusal } from '@rig4u/kernel';
import { freeze, pin, promote, revert, rollback, unpin } from './commands';
import { newestRegistry } from './revisions';

/** For tests: one of two tools that change one store at random. `argv`: the store, its name, a seed, how many commands. */
const [store = '', by = '', seed = '1', count = '1'] = process.argv.slice(2);
const remotes = ['mf-a', 'mf-b'];
const versions = ['1.0.0', '1.0.1', '1.0.2'];

let state = Number(seed);
/** A number from 0 to below `limit` (a linear congruential generator: the same seed, the same run). */
function random(limit: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}
const one = (list: readonly string[]): string => list[random(list.length)] ?? '';

const commands: readonly (() => Promise<unknown>)[] = [
  () => promote(store, { part: one(remotes), version: one(versions) }, { by, again: random(2) === 0 }),
  () =>
    promote(
      store,
      remotes.map((part) => ({ part, version: one(versions) })),
      { by, again: true },
    ),
  () => rollback(store, one(remotes), { by, from: random(2) === 0 ? one(versions) : undefined }),
  () => pin(store, { part: one(remotes), version: one(versions) }, Date.now() + random(200), { by }),
  () => unpin(store, one(remotes), { by }),
  () => freeze(store, random(4) === 0, { by }),
  async () => revert(store, 1 + random((await newestRegistry(store))?.revision ?? 1), { by }),
];

const outcomes = { done: 0, refused: 0 };
for (let i = 0; i < Number(count); i += 1) {
  try {
    await commands[random(commands.length)]?.();
    outcomes.done += 1;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    outcomes.refused += 1;
  }
}
console.log(JSON.stringify(outcomes));
