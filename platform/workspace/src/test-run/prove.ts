import { Refusal, root } from '@rig4u/kernel';
import { sourceFiles } from '../affected/changed-files';
import { importGraph } from '../affected/import-graph';
import { journeysIn } from './engines';
import { heavyTests, proveParts, testsOf, type ProvePart } from './prove-parts';
import { runJest } from './run-jest';
import { stepsOf } from './steps';
import { endToEnd, repositoryOfItsOwn, withReleases } from './test-steps';

const write = (text: string): void => void process.stdout.write(text);
const inFull = { RIG4U_PROVE: '1' };
const steps = stepsOf(write);

/** Beside the parts that are tests. */
const others = {
  repository: () => steps.run('a repository of its own', repositoryOfItsOwn),
  engines: async () => {
    await steps.run('journeys in Gecko', () => journeysIn('firefox'));
    await steps.run('journeys in WebKit', () => journeysIn('webkit'));
  },
};

type Name = keyof typeof proveParts | keyof typeof others;
const names = Object.keys({ ...proveParts, ...others });
const isName = (word: string): word is Name => names.includes(word);

/**
 * `pnpm prove [part … | path …]`: what `npm test` leaves out or runs in a short form. Without a word all parts, one after another; an engine
 * that is not installed is no proof, so the run does not end well. With paths the unit tests there, in full.
 */
async function prove(words: readonly string[]): Promise<void> {
  const paths = words.filter((word) => !isName(word));
  if (paths.length > 0 && paths.length < words.length)
    throw new Refusal(`Give parts or paths, not both. The parts: ${names.join(', ')}.`);
  if (paths.length > 0) {
    await steps.run('proofs in full', () => runJest('unit', paths, inFull));
    return;
  }
  const asked: readonly Name[] = words.length > 0 ? words.filter(isName) : names.filter(isName);
  const heavy = heavyTests(await importGraph(root, await sourceFiles(root)));
  const parts = Object.entries<ProvePart>(proveParts)
    .filter(([name]) => asked.some((one) => one === name))
    .map(([name, part]) => ({ name, ...testsOf(part, heavy) }));
  for (const { name, unit } of parts)
    if (unit.length > 0) await steps.run(name, () => runJest('unit', ['--runTestsByPath', ...unit], inFull));
  if (asked.includes('repository')) await others.repository();
  const browsing = parts.filter(({ inBrowser }) => inBrowser.length > 0);
  if (browsing.length === 0 && !asked.includes('engines')) return;
  await withReleases(steps, write, async () => {
    for (const { name, inBrowser } of browsing)
      await steps.run(`${name}, in a browser`, () => endToEnd(['--runTestsByPath', ...inBrowser], inFull));
    if (asked.includes('engines')) await others.engines();
  });
}

try {
  await prove(process.argv.slice(2));
  steps.end(true);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
