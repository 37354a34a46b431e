/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { builtIn } from '../../../mf-builder/src/catalogue/source';
import type { CatalogueType } from '../../../mf-builder/src/catalogue/schema';
import { openParts } from './open-db';

/** Parts of a folder that has one file with these records. */
async function partsOf(type: CatalogueType, records: readonly object[]) {
  const folder = await temporaryFolder();
  const lines = records.map((record) => JSON.stringify(record)).join('\n');
  await writeFile(path.join(folder, `${type}.jsonl.gz`), gzipSync(lines));
  return openParts(folder, type, await builtIn.load(type));
}

test("a record's facts become ours, in our words; a fact that it lacks and every part needs is a built-in part's", async () => {
  const record = { id: 'bc:1', name: 'Board One', brand: 'Someone', socket: 'am5', ramSlots: 2, m2: [{ odd: true }] };
  const { parts, facts, theirs } = await partsOf('motherboard', [record, { ...record, id: 'bc:2', socket: 'AM9' }]);
  const [base] = await builtIn.load('motherboard');
  const [first, second] = parts;
  expect(first).toMatchObject({ id: 'bc:1', name: 'Board One', type: 'motherboard', price: base?.price });
  expect(first?.specs).toMatchObject({ socket: 'AM5', memorySlots: 2 });
  expect(first?.specs).toHaveProperty('formFactor', Reflect.get(base?.specs ?? {}, 'formFactor'));
  expect(first?.specs).not.toHaveProperty('lan');
  expect(second?.specs).toHaveProperty('socket', 'AM9');
  expect([theirs, facts > theirs]).toEqual([4, true]);
});

test('of a type without a file there are the built-in parts', async () => {
  const folder = await temporaryFolder();
  const parts = await builtIn.load('ups');
  expect(openParts(folder, 'ups', parts)).toEqual({ parts, facts: 0, theirs: 0 });
});
