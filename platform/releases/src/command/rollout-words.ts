import * as v from 'valibot';
import { describeIssues } from '@rig4u/shared/contracts';
import { rolloutSteps, type Rollout } from '../registry';
import { Misused } from '../refusals';

/** What a roll-out does that says nothing else. */
export const usualRollout = {
  steps: '1,10,50,100',
  every: '10m',
  stopIf: 'fail_rate > live + 0.5pp, n >= 500',
} as const;

/** Reads `1,10,50,100`. Throws Misused. */
export function readSteps(text: string): number[] {
  const read = v.safeParse(
    rolloutSteps,
    text.split(',').map((one) => (one.trim() === '' ? NaN : Number(one))),
  );
  if (read.success) return read.output;
  throw new Misused(
    `--steps "${text}" cannot be read: ${describeIssues(read.issues)}. ` +
      'Write shares of the visitors in percent, each larger than the one before, to 100: --steps 1,10,50,100.',
  );
}

/** Reads `fail_rate > live + 0.5pp, n >= 500`. Throws Misused. */
export function readStopRule(text: string): Rollout['stopIf'] {
  const [, over, atLeast] =
    /^\s*fail_rate\s*>\s*live\s*\+\s*(\d+(?:\.\d+)?)\s*pp\s*,\s*n\s*>=\s*(\d+)\s*$/.exec(text) ?? [];
  const rule = { overLivePp: Number(over), atLeast: Number(atLeast) };
  if (over !== undefined && rule.overLivePp <= 100 && rule.atLeast >= 1) return rule;
  throw new Misused(
    `--stop-if "${text}" cannot be read. Write it as '${usualRollout.stopIf}': percentage points over the live ` +
      "release's rate of failures, and visits that are needed to say so.",
  );
}
