import { posix } from 'node:path';
import * as v from 'valibot';
import type { Tree } from '../source-code/read-tree';
import { nodesOf, parseSource } from '../source-code/syntax';
import { titlesIn } from './titles';

/** A test that names the statements it proves: the file that writes it (its path from the root) and its title. */
export type Proof = { file: string; title: string; ids: string[] };

const importOf = v.object({ type: v.literal('ImportDeclaration'), source: v.object({ value: v.string() }) });
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The files of a tree that a file imports by relative paths. */
function importsOf(source: string, path: string, files: Tree): string[] {
  const found: string[] = [];
  for (const node of nodesOf(parseSource(source, path), ({ type }) => type === 'Module')) {
    if (!v.is(importOf, node) || !node.source.value.startsWith('.')) continue;
    const base = posix.join(posix.dirname(path), node.source.value);
    const file = [base, `${base}.ts`, `${base}.tsx`].find((one) => files.has(one));
    if (file) found.push(file);
  }
  return found;
}

/** All tests of some files that name statements, by file and in their order there, and what is wrong with how they do it. */
export function collectProofs(files: Tree): { proofs: Proof[]; problems: string[] } {
  const naming = [...files].filter(([, text]) => text.includes('spec('));
  const suites = new Set<string>();
  if (naming.some(([path]) => !isTest(path)))
    for (const [path, text] of files) if (isTest(path)) for (const one of importsOf(text, path, files)) suites.add(one);
  const proofs: Proof[] = [];
  const problems: string[] = [];
  for (const [file, text] of naming) {
    const { titles, astray } = titlesIn(text, file);
    if (astray > 0) problems.push(`${file}: ${astray} spec(…) that is not the title of a test that runs`);
    if (titles.length > 0 && !isTest(file) && !suites.has(file))
      problems.push(`${file}: it names statements, but no test file imports it`);
    for (const { ids, title } of titles)
      if (ids && title) proofs.push({ file, title, ids });
      else problems.push(`${file}: write ids and title of spec(…) as texts: spec('2.14', 'title')`);
  }
  return { proofs, problems };
}
