/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run/root';
import { readFolder } from '../store';
import { checkRows, checkTexts } from './check';
import { collectTests } from './collect-tests';
import { parseCoverage } from './document';
import { sourceTexts } from './source-texts';

const productParts = ['host', 'mf-builder', 'mf-guides', 'mf-account', 'mf-commerce', 'shared'].map(
  (part) => `${part}/src`,
);
const isTest = /\.test\.tsx?$/;
// What only tests use says nothing to a visitor.
const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !isTest.test(path) && !/(^|\/)testing/.test(path);

/** Something of each file of some folders, by its path from the root. */
async function fromFiles<T>(
  folders: readonly string[],
  wanted: (path: string) => boolean,
  read: (text: string, path: string) => T,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (const folder of folders)
    for (const [path, bytes] of (await readFolder(join(root, folder))) ?? [])
      if (wanted(path)) found.set(`${folder}/${path}`, read(new TextDecoder().decode(bytes), path));
  return found;
}

const coverage = readFile(join(root, 'platform/docs/spec-coverage.md'), 'utf8').then(parseCoverage);

test('every row names tests that exist, or says why it has none', async () => {
  const tests = collectTests(
    await fromFiles(
      [...productParts, 'platform/src', 'platform/e2e', 'platform/bench'],
      (path) => /\.tsx?$/.test(path),
      (text) => text,
    ),
  );
  expect(tests.size).toBeGreaterThan(150);
  expect(checkRows(await coverage, tests)).toEqual([]);
}, 60_000);

test('every literal text of the specification stands in the sources of the product, or is decided otherwise', async () => {
  const sources = await fromFiles(productParts, isSource, sourceTexts);
  expect(checkTexts(await coverage, [...sources.values()].flat())).toEqual([]);
}, 60_000);

test('all nine sections are covered', async () => {
  const { rows } = await coverage;
  const sections = new Set(rows.map(({ section }) => section.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});
