import { journeysIn } from './engines';
import { stepsOf } from './steps';
import { writeWeights } from './weights';
import { endToEnd, lintAndTypes, unit, withReleases } from './test-steps';

const write = (text: string): void => void process.stdout.write(text);

/** `npm test`: everything, in the order in which a mistake is cheapest to find. A step that fails does not keep the next from running. */
const steps = stepsOf(write);
await steps.run('lint and types', lintAndTypes);
const timed = [await steps.run('unit tests', unit)];
await withReleases(steps, write, async () => {
  timed.push(await steps.run('end-to-end tests', endToEnd));
  await steps.run('one journey in Firefox', () => journeysIn('firefox', 'compose'));
});
// `npm test -- --weights`: the next fresh clone begins with what took longest here.
if (process.argv.includes('--weights')) await writeWeights(timed);
steps.end();
