/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packedFilesOf } from './files';
import { packedFolder } from './folder';
import { isPackedOf, renewPacked } from './renew';

const fileOf = (type: string): string => path.join(packedFolder, `market-${type}.json`);

test('what was packed of the present sources is not packed again', async () => {
  const before = statSync(fileOf('gpu')).mtimeMs;
  expect(await renewPacked()).toBe(false);
  expect(statSync(fileOf('gpu')).mtimeMs).toBe(before);
});

test('another process packs a type into the same bytes', () => {
  for (const type of ['cpu', 'speakers'] as const)
    expect(packedFilesOf(type).shelf).toBe(readFileSync(fileOf(type), 'utf8'));
});

test('a folder is packed of sources where its stamp has their hash and every file that it names is there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
  expect(isPackedOf('hash', folder)).toBe(false);
  writeFileSync(path.join(folder, 'made-of.txt'), 'hash\nmarket-os.json');
  expect(isPackedOf('hash', folder)).toBe(false);
  writeFileSync(path.join(folder, 'market-os.json'), '{}');
  expect([isPackedOf('hash', folder), isPackedOf('another', folder)]).toEqual([true, false]);
  rmSync(folder, { recursive: true });
});
