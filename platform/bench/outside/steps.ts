import { existsSync, readFileSync } from 'node:fs';
import { runChild } from '@rig4u/kernel';

/** How long a step took: seconds of the clock, and of the processor where the system says them. */
export interface Step {
  step: string;
  seconds: number;
  processor: number | undefined;
}

/** Processor seconds of all programs that this one has run to their end, as Linux counts them: in hundredths. */
function ofChildren(): number | undefined {
  const file = '/proc/self/stat';
  if (!existsSync(file)) return undefined;
  const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const fields = rest.split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Runs programs one after the other and keeps how long each took. A program that fails ends it, with its words. */
export function stepsIn(folder: string) {
  const steps: Step[] = [];
  return {
    steps,
    run: async (step: string, command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
      const [began, before] = [performance.now(), ofChildren()];
      // A team's own machine says nothing of production, as this program does: npm would leave out what is for tests.
      const { ok, output } = await runChild(command, args, { cwd: folder, env: { NODE_ENV: undefined, ...env } });
      if (!ok) throw new Error(`${step}:\n${output}`);
      const after = ofChildren();
      const processor = before === undefined || after === undefined ? undefined : Number((after - before).toFixed(1));
      steps.push({ step, seconds: Number(((performance.now() - began) / 1000).toFixed(1)), processor });
    },
  };
}
