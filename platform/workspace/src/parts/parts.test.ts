/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { browserPartsOf, readParts, releasedOf, remotesOf } from './parts';

const json = (name: string, rig4u?: unknown): string => JSON.stringify({ name, version: '1.0.0', rig4u });
const sound: Record<string, string> = {
  'host/package.json': json('host', { part: 'host' }),
  'mf-b/package.json': json('mf-b', { part: 'remote', port: 4412 }),
  'mf-a/package.json': json('mf-a', { part: 'remote', port: 4411 }),
  'shared/package.json': json('@rig4u/shared', { part: 'shared' }),
  'platform/gateway/package.json': json('@rig4u/gateway', { part: 'platform' }),
};

const rooms: string[] = [];
afterAll(() => Promise.all(rooms.map((room) => rm(room, { recursive: true }))));

/** A workspace with the sound parts and some other files. */
async function workspace(files: Record<string, string> = {}): Promise<string> {
  const room = await mkdtemp(join(tmpdir(), 'rig4u-parts-'));
  rooms.push(room);
  for (const [file, text] of Object.entries({ ...sound, ...files })) {
    await mkdir(dirname(join(room, file)), { recursive: true });
    await writeFile(join(room, file), text);
  }
  return room;
}

test('the parts are the folders that declare themselves; the host goes live first, then the remotes by name', async () => {
  const parts = readParts(await workspace());
  expect(releasedOf(parts)).toEqual(['host', 'mf-a', 'mf-b']);
  expect(browserPartsOf(parts)).toEqual(['host', 'mf-a', 'mf-b', 'shared']);
  expect(parts).toContainEqual({ folder: 'mf-b', kind: 'remote', port: 4412 });
  expect(parts).toContainEqual({ folder: 'platform/gateway', kind: 'platform' });
});

test('a folder that a deleted remote left behind, with nothing but what tools wrote, is no part', async () => {
  const left = await workspace({ 'mf-gone/node_modules/x/index.js': '', 'mf-gone/dist/remote.json': '{}' });
  expect(remotesOf(readParts(left))).toEqual(['mf-a', 'mf-b']);
});

test.each([
  ['without a package.json', { 'mf-c/src/routes.tsx': '' }, /mf-c has no package\.json.*new-remote\.md/],
  ['without a declaration', { 'mf-c/package.json': json('mf-c') }, /mf-c.package\.json.*rig4u.*"port": 4415/],
  [
    'of an unknown kind',
    { 'mf-c/package.json': json('mf-c', { part: 'widget' }) },
    /rig4u.*must be \{ "part": "remote"/,
  ],
  ['without a port', { 'mf-c/package.json': json('mf-c', { part: 'remote' }) }, /rig4u\.port/],
  [
    'with the port of the product',
    { 'mf-c/package.json': json('mf-c', { part: 'remote', port: 4400 }) },
    /4401 to 4499/,
  ],
  [
    "with another part's port",
    { 'mf-c/package.json': json('mf-c', { part: 'remote', port: 4412 }) },
    /Port 4412 is taken by mf-b and mf-c\. Give one of them another, such as 4413/,
  ],
  [
    'with a misspelt field',
    { 'mf-c/package.json': json('mf-c', { part: 'remote', port: 4415, prot: 1 }) },
    /mf-c.package\.json.*prot/,
  ],
  ['that says it is a host', { 'mf-c/package.json': json('mf-c', { part: 'host' }) }, /every such folder is a remote/],
  [
    'named otherwise',
    { 'mf-c/package.json': json('mf-d', { part: 'remote', port: 4415 }) },
    /named like its folder: "mf-c"/,
  ],
])('a remote %s is an error that says what to do', async (_case, files, message) => {
  const room = await workspace(files);
  expect(() => readParts(room)).toThrow(message);
});

test('this repository has a host, remotes and shared', () => {
  const parts = readParts(resolve(import.meta.dirname, '../../../..'));
  expect(browserPartsOf(parts)).toEqual(expect.arrayContaining(['host', 'mf-builder', 'shared']));
});
