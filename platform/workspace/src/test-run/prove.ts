import { step } from '../step';
import { journeysIn } from './engines';
import { runJest } from './run-jest';
import { lastLine, stepLine, total, type Tally } from './tally';
import { endToEnd, prepareTestStore, repositoryOfItsOwn, type StepResult } from './test-steps';

const write = (text: string): void => void process.stdout.write(text);
const paths = process.argv.slice(2);

/** The proofs in a browser: what each is called, and its files. */
const inBrowsers = {
  'storm under visits': ['platform/e2e/storm.test.ts'],
  'every fault at every remote': ['platform/e2e/faults'],
  'widths and themes': [
    'platform/e2e/picker-measures.test.ts',
    'platform/e2e/accessibility.test.ts',
    'platform/e2e/picker-accessibility.test.ts',
  ],
  'layout shifts': ['platform/e2e/layout-shifts.test.ts'],
};

async function run(name: string, work: () => Promise<StepResult>): Promise<Tally> {
  const result = await step(write, name, work, stepLine);
  if (result.failed > 0 || result.notRun) write(`${result.output.trim()}\n`);
  return result;
}

/**
 * `pnpm prove [path …]`: the unit tests with every heavy proof in full. Without a path it goes on with the proofs in a
 * browser and the visitors' journeys in Gecko and WebKit; an engine that is not installed is no proof, so the run does
 * not end well. It takes many minutes.
 */
const proofs = [await run('proofs in full', () => runJest('unit', paths, { RIG4U_PROVE: '1' }))];
if (paths.length === 0) {
  const built = await prepareTestStore(write);
  if (built.failed > 0) write(`${built.output}\n`);
  proofs.push(built);
  for (const [name, files] of Object.entries(inBrowsers))
    proofs.push(await run(name, () => endToEnd(files, { RIG4U_PROVE: '1' })));
  proofs.push(await run('a repository of its own', repositoryOfItsOwn));
  proofs.push(await run('journeys in Gecko', () => journeysIn('firefox')));
  proofs.push(await run('journeys in WebKit', () => journeysIn('webkit')));
}
const sum = total(proofs);
write(`${lastLine(sum)}\n`);
process.exitCode = sum.failed > 0 || sum.notRun ? 1 : 0;
