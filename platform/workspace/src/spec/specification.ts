import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserPartsOf, readParts } from '../parts/parts';
import { readTree, root } from '../source-code/read-tree';
import { collectProofs, type Proof } from './proofs';
import { writeTable } from './table';

/** The page of statements, written by hand, and the page that is made from it and the tests. */
const statementsPage = join(root, 'platform/docs/spec-statements.md');
export const coveragePage = join(root, 'platform/docs/spec-coverage.md');

/** What the repository says of its specification: the text of the statements, the tests that prove them, and the table of both. */
export async function readSpecification(): Promise<{
  statements: string;
  proofs: Proof[];
  problems: string[];
  table: string;
}> {
  const statements = await readFile(statementsPage, 'utf8');
  const code = await readTree(root, [...browserPartsOf(readParts(root)), 'platform'], (path) => /\.tsx?$/.test(path));
  const { proofs, problems } = collectProofs(code);
  return { statements, proofs, problems, table: writeTable(statements, proofs) };
}
