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

test('what ran out is cleared away', async () => {
  const store = await temporaryFolder();
  for (const now of [0, 60]) expect(await takeLease(store, at(anna, now))).toBe(true);
  expect(await readdir(join(store, 'registry', 'watch'))).toEqual(['2']);
});

test('a damaged one holds nobody up', async () => {
  const store = await temporaryFolder();
  await takeLease(store, at(anna, 0));
  await writeFile(join(store, 'registry', 'watch', '2'), '{"holder":');
  expect(await takeLease(store, at(ben, 1))).toBe(true);
});
