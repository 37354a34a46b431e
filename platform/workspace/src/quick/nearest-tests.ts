import { dirname } from 'node:path/posix';
import { importersOf, type ImportGraph } from '../affected/import-graph';
import { isProofOnly } from '../test-run/prove-parts';

const isUnitTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) && !isProofOnly(file) && !file.startsWith('platform/e2e/');

/**
 * The unit tests that import one of these files, the nearest first: by how many imports lie between, then by how much of the path is
 * the same. A changed test is nearest to itself.
 */
export function nearestTests(graph: ImportGraph, changed: readonly string[]): string[] {
  const closeness = (test: string) => Math.max(...changed.map((file) => commonFolders(file, test)));
  return [...importersOf(graph, changed)]
    .filter(([file]) => isUnitTest(file) && graph.has(file))
    .map(([file, distance]) => ({ file, distance, closeness: closeness(file) }))
    .toSorted((one, other) => one.distance - other.distance || other.closeness - one.closeness)
    .map(({ file }) => file);
}

/** Code that no unit test imports: it may be read by its path, as cases of a rule are, or be tried in a browser only. */
export const unseenByTests = (graph: ImportGraph, changed: readonly string[]): string[] =>
  changed.filter((file) => graph.has(file) && nearestTests(graph, [file]).length === 0);

/** The unit tests in the nearest folder around a file that has some, no further than the file's part. */
export function testsAround(graph: ImportGraph, file: string): string[] {
  const tests = [...graph.keys()].filter(isUnitTest);
  const part = /^(?:platform\/)?[^/]+\//.exec(file)?.[0];
  for (let folder = `${dirname(file)}/`; part && folder.startsWith(part); folder = `${dirname(folder)}/`) {
    const here = tests.filter((test) => test.startsWith(folder));
    if (here.length > 0) return here;
  }
  return [];
}

function commonFolders(one: string, other: string): number {
  const [these, those] = [one.split('/'), other.split('/')];
  const differs = these.findIndex((folder, at) => folder !== those[at]);
  return differs === -1 ? these.length : differs;
}

/** In their order those that fit into so many seconds of one core; the first one always. One that does not fit is left out, not the rest. */
export function withinSeconds(
  tests: readonly string[],
  secondsOf: (test: string) => number,
  most: number,
): readonly string[] {
  let left = most;
  return tests.filter((test, at) => {
    const seconds = secondsOf(test);
    const isTaken = at === 0 || seconds <= left;
    if (isTaken) left -= seconds;
    return isTaken;
  });
}
