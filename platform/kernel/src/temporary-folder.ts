import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

/** For tests: a new folder that is removed after the tests of a file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-'));
  made.push(folder);
  return folder;
}
