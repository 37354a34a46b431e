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

function commonFolders(one: string, other: string): number {
  const [these, those] = [one.split('/'), other.split('/')];
  const differs = these.findIndex((folder, at) => folder !== those[at]);
  return differs === -1 ? these.length : differs;
}

/** As many of the nearest as take together at most so many seconds of one core; at least one. */
export function withinSeconds(
  tests: readonly string[],
  secondsOf: (test: string) => number,
  most: number,
): readonly string[] {
  let sum = 0;
  const end = tests.findIndex((test, at) => (sum += secondsOf(test)) > most && at > 0);
  return end === -1 ? tests : tests.slice(0, end);
}
