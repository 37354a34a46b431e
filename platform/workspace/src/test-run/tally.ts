import * as v from 'valibot';

/** What one step of the tests came to. */
export interface Tally {
  passed: number;
  failed: number;
  /** What could not be tried on this machine: neither passed nor failed. */
  notRun?: number;
}

export const total = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, notRun = 0 }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      notRun: (sum.notRun ?? 0) + notRun,
    }),
    { passed: 0, failed: 0 },
  );

/** The line that a run ends with; whoever reads it by machine knows these two numbers. */
export const lastLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/** The line of one step: it also says what did not run. */
export const stepLine = (tally: Tally): string => {
  const { notRun } = tally;
  return `${lastLine(tally)}${notRun ? `, ${notRun} not run` : ''}`;
};

const report = v.object({
  success: v.boolean(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});

/**
 * Counts Jest's report. A test file that could not run at all is one failure; so is a run that failed without a failed test
 * (no test found, a broken set-up, no report), because none of these may look like a success.
 */
export function tallyJest(json: string | undefined, exitedWell: boolean): Tally {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), report), json);
  if (!read.success) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites, success } = read.output;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed, failed: failed === 0 && !(success && exitedWell) ? 1 : failed };
}
