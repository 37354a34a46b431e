/** @jest-environment node */
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, recordsFolder } from './files';

test('the records, their licence and their notice are byte for byte those of the source', () => {
  expect(changedFiles(recordsFolder)).toEqual([]);
});

test('a file that was changed, taken away or added is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'market-'));
  try {
    await cp(recordsFolder, folder, { recursive: true });
    await appendFile(path.join(folder, 'cables.jsonl.gz'), ' ');
    await rm(path.join(folder, 'NOTICE.md'));
    await writeFile(path.join(folder, 'ups.jsonl.gz'), '');
    expect(changedFiles(folder)).toEqual(['NOTICE.md', 'cables.jsonl.gz', 'ups.jsonl.gz']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
