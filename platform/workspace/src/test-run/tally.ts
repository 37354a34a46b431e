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
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ status: v.string(), ancestorTitles: v.array(v.string()), title: v.string() }),
      ),
    }),
  ),
});
const readReport = (json: string | undefined) => v.safeParse(v.pipe(v.string(), v.parseJson(), report), json);

/**
 * Counts Jest's report. A test file that could not run at all is one failure; so is a run that failed without a failed test
 * (no test found, a broken set-up, no report), because none of these may look like a success.
 */
export function tallyJest(json: string | undefined, exitedWell: boolean): Tally {
  const read = readReport(json);
  if (!read.success) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites, success } = read.output;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed, failed: failed === 0 && !(success && exitedWell) ? 1 : failed };
}

/**
 * A line for each group of tests that this machine could not run, because something is not installed: the title of a group says what.
 * Empty for a report that cannot be read: that is a failure already.
 */
export function notRunIn(json: string | undefined): { count: number; lines: string[] } {
  const read = readReport(json);
  const left = (read.success ? read.output.testResults : []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending')
      .map(({ ancestorTitles, title }) => `${name}: ${ancestorTitles[0] ?? title}`),
  );
  const groups = [...new Set(left)].map((group) => [left.filter((one) => one === group).length, group] as const);
  return { count: left.length, lines: groups.map(([count, group]) => `Not run (${count}): ${group}`) };
}
