import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];
const users: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of users) await end();
  await Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** For tests: a new folder that is removed after the tests of a file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-'));
  made.push(folder);
  return folder;
}

/**
 * For tests: ends what writes into such a folder, before the folders go. Why not an `afterAll` of the test file: it runs after
 * the one here, and a running server writes into a folder while it is removed.
 */
export const beforeFoldersGo = (end: () => Promise<void>): void => {
  users.push(end);
};
