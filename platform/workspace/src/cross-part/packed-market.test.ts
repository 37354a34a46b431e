/** @jest-environment node */
import fs, { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '@rig4u/kernel';
import { packedFilesOf } from '../../../../mf-builder/market/src/packed/files';
import { packedSources } from '../../../../mf-builder/market/src/packed/renew';
import { importGraph } from '../affected/import-graph';
import { sourcesOf } from '../local-releases/local-version';

const market = 'mf-builder/market';
/** What lies in the package and decides no byte of what is packed. */
const decidesNothing = ['README.md', 'checks', 'node_modules', 'package.json', 'packed', 'tools'];

const stamped = new Set(packedSources().map((file) => relative(root, file)));
const versioned = sourcesOf('mf-builder');
const isVersioned = (file: string): boolean => versioned.some((path) => file === path || file.startsWith(`${path}/`));
const forgotten = (files: readonly string[]) => ({
  inTheStamp: files.filter((file) => !stamped.has(file)),
  inTheVersion: files.filter((file) => !isVersioned(file)),
});
const none = { inTheStamp: [], inTheVersion: [] };

test('the code that packs the market is part of the stamp of what is packed, and of the version of the builder', async () => {
  const code = [...(await importGraph(root, [`${market}/src/packed/files.ts`])).keys()];
  expect(code.length).toBeGreaterThan(30);
  expect(forgotten(code)).toEqual(none);
});

test('so is each file that is read to pack', () => {
  const read = jest.spyOn(fs, 'readFileSync');
  for (const type of ['case', 'cooling', 'soundCard'] as const) packedFilesOf(type);
  const files = read.mock.calls.flatMap(([file]) => (typeof file === 'string' ? relative(root, file) : []));
  const own = [...new Set(files)].filter((file) => !file.startsWith('..') && !file.includes('node_modules'));
  expect(own).toEqual(expect.arrayContaining([`${market}/records/case.jsonl.gz`, `${market}/keepers/models.json`]));
  expect(forgotten(own)).toEqual(none);
});

test('a folder that is new in the package of the market is one of those that decide, or is named here', () => {
  const deciding = new Set([...stamped].flatMap((file) => file.split(`${market}/`)[1]?.split('/')[0] ?? []));
  const entries = readdirSync(join(root, market)).filter((name) => !decidesNothing.includes(name));
  expect(entries.toSorted()).toEqual([...deciding].toSorted());
});
