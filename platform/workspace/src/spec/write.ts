import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../source-code/read-tree';
import { checkProofs } from './check';
import { coveragePage, readSpecification } from './specification';
import { parseStatements } from './statements';

const { statements, proofs, problems, table } = await readSpecification();
const page = parseStatements(statements);
const wrong = [...problems, ...checkProofs(page, proofs)];
await writeFile(coveragePage, table);
const pairs = proofs.reduce((sum, { ids }) => sum + ids.length, 0);
console.log(
  `${relative(root, coveragePage)}: ${page.statements.length} statements, ${proofs.length} tests, ${pairs} pairs of both`,
);
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
