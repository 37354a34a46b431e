/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { packedFilesOf } from './files';
import { packedFolder } from './folder';
import { renewPacked } from './renew';

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
