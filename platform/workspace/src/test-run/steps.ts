import { inspect } from 'node:util';
import { step, type Write } from '../step';
import { runEnd } from './run-end';
import { stepLine, total, type StepDone, type StepResult } from './tally';

export type Steps = ReturnType<typeof stepsOf>;

/** The steps of a run: a line for each when it is over, and all that a person must read at the end. */
export function stepsOf(write: Write) {
  const done: StepDone[] = [];
  return {
    run: async (name: string, work: () => Promise<StepResult>): Promise<StepResult> => {
      const start = performance.now();
      const result = await step(write, name, () => guarded(work), stepLine);
      done.push({ ...result, name, ms: performance.now() - start });
      return result;
    },
    /** Writes the end, and lets the process end as the steps did; `all`: what could not run is no good end either. */
    end: (all = false): void => {
      write(`\n${runEnd(done)}`);
      const isWell = total(done).failed === 0 && !(all && done.some(({ notRun }) => notRun.length > 0));
      process.exitCode = isWell ? 0 : 1;
    },
  };
}

/** A step that throws is one failure. */
async function guarded(work: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await work();
  } catch (error) {
    const text = inspect(error);
    return { passed: 0, failed: 1, failures: [{ what: 'the step itself', text, alone: 'npm test' }], notRun: [] };
  }
}
