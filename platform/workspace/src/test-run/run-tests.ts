import { step } from '../step';
import { journeysIn } from './engines';
import { lastLine, stepLine, total, type Tally } from './tally';
import { endToEnd, lintAndTypes, prepareTestStore, unit, type StepResult } from './test-steps';

const write = (text: string): void => void process.stdout.write(text);

/** `npm test`: everything, in the order in which a mistake is cheapest to find. A step that fails does not keep the next from running. */
async function test(): Promise<void> {
  const checked = [await run('lint and types', lintAndTypes), await run('unit tests', unit)];
  const built = shown(await guarded(() => prepareTestStore(write)));
  if (built.failed > 0) write('The end-to-end tests do not run, because their releases could not be made.\n');
  const inBrowsers =
    built.failed > 0
      ? []
      : [
          await run('end-to-end tests', endToEnd),
          await run('one journey in Firefox', () => journeysIn('firefox', 'compose')),
        ];
  const sum = total([...checked, built, ...inBrowsers]);
  process.exitCode = sum.failed > 0 ? 1 : 0;
  write(`${lastLine(sum)}\n`);
}

const run = async (name: string, work: () => Promise<StepResult>): Promise<Tally> =>
  shown(await step(write, name, () => guarded(work), stepLine));

/** A step that throws is one failure. */
async function guarded(work: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await work();
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

function shown(result: StepResult): Tally {
  if (result.failed > 0 || result.notRun) write(`${result.output.trim()}\n`);
  return result;
}

await test();
