import { random } from '../../../../mf-builder/checks/random';
import { readContent } from './content';
import { isSealedOnly, isSeen, mutations } from './mutations';

/** `pnpm mutate [count] [seed]`: changes the content at random, in memory, and says which changes no comparison of the tests sees. */
const [count = 200, seed = 1] = process.argv.slice(2).map(Number);
if (!(count > 0) || !Number.isInteger(seed))
  throw new Error('Give a count and a seed, both whole numbers: pnpm mutate 200 1');

const made = mutations(random(seed), readContent(), count);
const survivors = made.filter((one) => !isSeen(one));
for (const kind of ['fact', 'price', 'guide'] as const) {
  const ofKind = made.filter((one) => one.kind === kind);
  const sealed = ofKind.filter(isSealedOnly).length;
  const how = sealed > 0 ? `, ${sealed} of them by their hash alone` : '';
  console.log(`${kind}: ${ofKind.filter(isSeen).length} of ${ofKind.length} seen${how}`);
}
for (const { what } of survivors) console.log(`not seen: ${what}`);
const share = 1 - survivors.length / made.length;
console.log(`${made.length} changes with seed ${seed}: ${(100 * share).toFixed(1)} % seen`);
process.exitCode = share >= 0.95 ? 0 : 1;
