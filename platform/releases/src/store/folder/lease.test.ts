/** @jest-environment node */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { takeLease } from './lease';

const [anna, ben] = ['anna', 'ben'].map((holder) => (now: number) => ({ holder, now, until: now + 90 }));
const at = (one: typeof anna, now: number) => {
  if (!one) throw new Error('nobody');
  return one(now);
};

test('one has it, makes it longer, and another one gets it when it has run out', async () => {
  const store = await temporaryFolder();
  expect(await takeLease(store, at(anna, 0))).toBe(true);
  expect(await takeLease(store, at(ben, 89))).toBe(false);
  expect(await takeLease(store, at(anna, 60))).toBe(true);
  expect(await takeLease(store, at(ben, 100))).toBe(false);
  expect(await takeLease(store, at(ben, 150))).toBe(true);
  expect(await takeLease(store, at(anna, 151))).toBe(false);
  expect(await readdir(join(store, 'registry', 'watch'))).toHaveLength(1);
});

test('of twenty who want it at once, one gets it', async () => {
  const store = await temporaryFolder();
  const wanted = Array.from({ length: 20 }, (_, i) => takeLease(store, { holder: `watcher ${i}`, now: 0, until: 90 }));
  expect((await Promise.all(wanted)).filter(Boolean)).toHaveLength(1);
});

test('a damaged one holds nobody up', async () => {
  const store = await temporaryFolder();
  await takeLease(store, at(anna, 0));
  await writeFile(join(store, 'registry', 'watch', '2'), '{"holder":');
  expect(await takeLease(store, at(ben, 1))).toBe(true);
});
