/** @jest-environment node */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { usedStore } from '../move/test-stores';
import { headFile, indexFile, registryFile, revisionFile } from '../store';
import { terminalOn } from './test-terminal';

const why = ['--why', 'a test'];

async function folderAt(file: string): Promise<void> {
  await rm(file, { force: true, recursive: true });
  await mkdir(file, { recursive: true });
}

/** What is in a command's way on a disk, and how the sentence names it. */
const cases: [what: string, spoil: (store: string) => Promise<unknown>, args: string[], says: RegExp][] = [
  [
    'a folder in place of a revision',
    (at) => folderAt(revisionFile(at, 5)),
    ['status'],
    /r\/5\.json: a folder is where a file should be/,
  ],
  [
    'a folder in place of the head',
    (at) => folderAt(headFile(at)),
    ['status'],
    /head\.json: a folder is where a file should be/,
  ],
  [
    'a folder in place of the index',
    (at) => folderAt(indexFile(at)),
    ['freeze', '--all', ...why],
    /index\.json: a folder is/,
  ],
  [
    'a folder in place of what pages read',
    (at) => folderAt(registryFile(at)),
    ['verify'],
    /registry\.json: a folder is/,
  ],
  [
    'a file in place of the folder for what is being written',
    async (at) => {
      await rm(join(at, '.tmp'), { recursive: true });
      await writeFile(join(at, '.tmp'), '');
    },
    ['freeze', '--all', ...why],
    /\.tmp: something else of its name is there/,
  ],
  [
    'a name that is too long',
    () => Promise.resolve(),
    ['backup', '--to', `/tmp/${'long'.repeat(80)}`],
    /its name is too long/,
  ],
  [
    'a file in place of the folder of a backup',
    (at) => writeFile(join(at, 'x'), ''),
    ['backup', '--to', '/dev/null/x'],
    /a file is where a folder should be/,
  ],
  [
    'a folder in which none can be made',
    () => Promise.resolve(),
    ['backup', '--to', '/proc/none/x'],
    /\/proc\/none: no folder can be made there/,
  ],
  [
    'a store with a name that is too long',
    () => Promise.resolve(),
    ['status', '--store', `/tmp/${'long'.repeat(80)}`],
    /its name is too long/,
  ],
];

it.each(cases)('%s is said in one line, and ends with 6', async (_what, spoil, args, says) => {
  const store = await usedStore();
  await spoil(store);
  const { code, text } = await terminalOn(store)(...args);
  expect([text, code]).toEqual([expect.stringMatching(says), 6]);
  expect(text).not.toMatch(/\n\s+at |Unexpected/);
  const json = await terminalOn(store)(...args, '--json');
  expect([JSON.parse(json.text), json.code]).toEqual([
    { refused: true, message: expect.stringMatching(says), faults: [] },
    6,
  ]);
});
