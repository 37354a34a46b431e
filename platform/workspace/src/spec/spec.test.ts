/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeclaration } from '@rig4u/preset/declaration';
import { browserPartsOf, readParts } from '../parts/parts';
import { releasedParts } from '../parts/this-repository';
import { readTree, root } from '../source-code/read-tree';
import { sourceTexts } from '../source-code/source-texts';
import { checkProofs, checkTexts } from './check';
import { coveragePage, readSpecification } from './specification';
import { parseStatements } from './statements';

const isTest = /\.test\.tsx?$/;
// What only tests use says nothing to a visitor.
const isSource = (path: string): boolean =>
  /^[^/]+\/src\/.*\.tsx?$/.test(path) && !isTest.test(path) && !/(^|\/)testing/.test(path);

/** What parts say in their package.json and visitors read: the texts of links, and what is stored. */
const declaredTexts = (): string[] =>
  releasedParts.flatMap((part) => {
    const { rig4u } = readDeclaration(join(root, part));
    const { nav = [], stores = [] } = 'nav' in rig4u || 'stores' in rig4u ? rig4u : {};
    return [...nav.map(({ text }) => text), ...stores.map(({ what }) => what)];
  });

const specification = readSpecification();

test('every statement has a test or a reason, and every test names statements that exist', async () => {
  const { statements, proofs, problems } = await specification;
  expect([...problems, ...checkProofs(parseStatements(statements), proofs)]).toEqual([]);
});

test('the table of statements and tests is as `pnpm spec` writes it', async () => {
  const { table } = await specification;
  const lines = (await readFile(coveragePage, 'utf8')).split('\n');
  const stale = table.split('\n').filter((line) => !lines.includes(line));
  // The first lines say more than a comparison of two long pages.
  expect({ 'run `pnpm spec` and commit its table': stale.slice(0, 5) }).toEqual({
    'run `pnpm spec` and commit its table': [],
  });
  expect(lines).toHaveLength(table.split('\n').length);
});

test('every literal text of the specification is in the sources of the product, or is decided otherwise', async () => {
  const sources = await readTree(root, browserPartsOf(readParts(root)), isSource);
  const texts = [...sources].flatMap(([path, text]) => sourceTexts(text, path));
  const { statements } = await specification;
  expect(checkTexts(parseStatements(statements), [...texts, ...declaredTexts()])).toEqual([]);
});

test('all nine sections have statements', async () => {
  const { statements } = parseStatements((await specification).statements);
  const sections = new Set(statements.map(({ section }) => section.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});
