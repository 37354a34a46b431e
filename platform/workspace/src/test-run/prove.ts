import { journeysIn } from './engines';
import { runJest } from './run-jest';
import { stepsOf } from './steps';
import { endToEnd, repositoryOfItsOwn, withReleases } from './test-steps';

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

const steps = stepsOf(write);

/**
 * `pnpm prove [path …]`: the unit tests with every heavy proof in full. Without a path it goes on with the proofs in a
 * browser and the visitors' journeys in Gecko and WebKit; an engine that is not installed is no proof, so the run does
 * not end well. It takes many minutes.
 */
await steps.run('proofs in full', () => runJest('unit', paths, { RIG4U_PROVE: '1' }));
if (paths.length === 0) {
  await withReleases(steps, write, async () => {
    for (const [name, files] of Object.entries(inBrowsers))
      await steps.run(name, () => endToEnd(files, { RIG4U_PROVE: '1' }));
    await steps.run('journeys in Gecko', () => journeysIn('firefox'));
    await steps.run('journeys in WebKit', () => journeysIn('webkit'));
  });
  await steps.run('a repository of its own', repositoryOfItsOwn);
}
steps.end(true);
