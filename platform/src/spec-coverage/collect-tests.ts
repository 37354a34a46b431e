import * as v from 'valibot';
import type { Tests } from './check';
import { nodesOf, parseSource } from './syntax';
import { testNames } from './test-names';

const importOf = v.object({ type: v.literal('ImportDeclaration'), source: v.object({ value: v.string() }) });
const isTest = /\.test\.tsx?$/;
const mayDeclare = /\b(?:test|it)(?:\.each)?\s*[(`]/;

/** Files beside a test file that it imports, by their paths: a suite that several runs share stands in one. */
function besides(source: string, path: string, files: ReadonlyMap<string, string>): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const found: string[] = [];
  for (const node of nodesOf(parseSource(source, path), ({ type }) => type === 'Module')) {
    if (!v.is(importOf, node) || !/^\.\/[\w-]+$/.test(node.source.value)) continue;
    const file = [`${folder}${node.source.value.slice(2)}.ts`, `${folder}${node.source.value.slice(2)}.tsx`].find(
      (one) => files.has(one),
    );
    if (file) found.push(file);
  }
  return found;
}

/** The titles of the tests of each test file, with those of the files beside it that it imports. `files`: texts by path. */
export function collectTests(files: ReadonlyMap<string, string>): Tests {
  const tests = new Map<string, string[]>();
  for (const [path, source] of files) {
    if (!isTest.test(path)) continue;
    const suites = besides(source, path, files).map((file): [string, string] => [file, files.get(file) ?? '']);
    const all: [string, string][] = [[path, source], ...suites.filter(([, text]) => mayDeclare.test(text))];
    tests.set(
      path,
      all.flatMap(([file, text]) => testNames(text, file)),
    );
  }
  return tests;
}
