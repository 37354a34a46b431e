import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { isOfWholeFile, readableMessage } from './jest-message';
import type { Failure, NotRun, StepResult } from './tally';

const assertion = v.object({
  status: v.string(),
  ancestorTitles: v.array(v.string()),
  title: v.string(),
});
const report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    success: v.boolean(),
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numRuntimeErrorTestSuites: v.number(),
    testResults: v.array(
      v.object({
        name: v.string(),
        message: v.optional(v.string(), ''),
        startTime: v.optional(v.number(), 0),
        endTime: v.optional(v.number(), 0),
        assertionResults: v.array(assertion),
      }),
    ),
  }),
);
type TestFile = v.InferOutput<typeof report>['testResults'][number];

/** A run of Jest that is over. */
export interface JestRun {
  /** What Jest wrote as its report; undefined where it wrote none. */
  json: string | undefined;
  exitedWell: boolean;
  /** What it printed. */
  output: string;
  /** The script of package.json that runs such tests. */
  script: string;
  root: string;
  /** How a person runs pnpm. */
  pnpm: string;
}

/**
 * What a run of Jest came to. A test file that could not run at all is one failure; so is a run that failed without a failed test (no
 * test found, a broken set-up, no report), because none of these may look like a success: then all that Jest printed is its text.
 */
export function readJestRun(run: JestRun): StepResult {
  const read = v.safeParse(report, run.json);
  if (!read.success) return unreported(run, 0, []);
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites, success, testResults } = read.output;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const notRun = notRunIn(testResults, run.root);
  const seconds = secondsOf(testResults, run.root);
  if (failed === 0)
    return success && run.exitedWell
      ? { passed, failed, failures: [], notRun, seconds }
      : unreported(run, passed, notRun);
  const failures = testResults.filter(isFailed).map((file) => failureOf(file, run));
  return { passed, failed, failures: failures.length > 0 ? failures : [wholeRun(run)], notRun };
}

const isFailed = ({ message, assertionResults }: TestFile): boolean =>
  message !== '' || assertionResults.some(({ status }) => status === 'failed');

const unreported = (run: JestRun, passed: number, notRun: readonly NotRun[]): StepResult => ({
  passed,
  failed: 1,
  failures: [wholeRun(run)],
  notRun,
});

const wholeRun = ({ output, script, pnpm }: JestRun): Failure => ({
  what: 'Jest',
  text: withoutPasses(output),
  alone: `${pnpm} ${script}`,
});

/** Nobody looks for a fault in the list of what is well. */
const withoutPasses = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !line.startsWith('PASS '))
    .join('\n')
    .trim();

function failureOf({ name, message, assertionResults }: TestFile, { script, root, pnpm }: JestRun): Failure {
  const file = fromRoot(name, root);
  const [failed, ...others] = assertionResults.filter(({ status }) => status === 'failed');
  const isOne = failed && others.length === 0 && !isOfWholeFile(message);
  const only = isOne ? [...failed.ancestorTitles, failed.title].join(' ') : undefined;
  return {
    what: file,
    text: readableMessage(message),
    alone: command(`${pnpm} ${script}`, file, only),
  };
}

/** Runs one file, or the one test with a title in it. Jest takes a title as a regular expression, and the shell must take nothing of it. */
const command = (start: string, file: string, title?: string): string =>
  title === undefined ? `${start} ${file}` : `${start} ${file} -t ${quoted(`^${escaped(title)}$`)}`;

const escaped = (title: string): string => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

const fromRoot = (name: string, root: string): string =>
  name.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '');

const secondsOf = (files: readonly TestFile[], root: string): Record<string, number> =>
  Object.fromEntries(
    files.map(({ name, startTime, endTime }) => [fromRoot(name, root), Math.round((endTime - startTime) / 1_000)]),
  );

/** Tests that were left out, by the file and the group that says why. */
function notRunIn(files: readonly TestFile[], root: string): NotRun[] {
  const left = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending')
      .map(({ ancestorTitles, title }) => ({
        what: fromRoot(name, root),
        why: ancestorTitles.findLast(isNeed) ?? ancestorTitles[0] ?? title,
      })),
  );
  const groups = new Map<string, NotRun>();
  for (const { what, why } of left) {
    const key = `${what}\n${why}`;
    groups.set(key, { what, why, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** The title of a group by `needing` of the kernel. */
const isNeed = (title: string): boolean => title.startsWith('needs ');
