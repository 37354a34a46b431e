/** @jest-environment node */
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { proves } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeRemote, writeDist } from '../fake-builds';
import { usedStore } from '../move/test-stores';
import { flagsOf } from './command-flags';
import { main } from './main';

const why = ['--why', 'a test'];
const release = 'mf-guides@1.0.0';
/** What each command that works on a store is given beside it. `dist` and `free` are a build and a folder that is not there. */
const onStore = (dist: string, free: string): Readonly<Record<string, readonly string[]>> => ({
  check: [dist],
  publish: [dist],
  promote: [release, ...why, '--without-smoke'],
  rollout: [release, ...why, '--without-smoke'],
  watch: ['--once'],
  rollback: ['mf-guides', ...why],
  preview: [release],
  revert: ['2', ...why],
  pin: [release, '--until', '2h', ...why],
  unpin: ['mf-guides', ...why],
  freeze: ['--all', ...why],
  unfreeze: why,
  offline: ['off', ...why],
  'policy show': [],
  'policy allow': ['anna', '--may', 'all', ...why],
  'policy deny': ['anna', '--may', 'all', ...why],
  'policy need-smoke': ['mf-guides', ...why],
  'policy need-signatures': why,
  status: [],
  history: [],
  why: ['mf-guides'],
  diff: ['1', '2'],
  verify: [],
  prune: [],
  doctor: [],
  restored: why,
  backup: ['--to', free],
  serve: [],
});
const long = 'long'.repeat(75);

/** Runs a command line in a folder, and gives back how it ended and what it said. */
async function run(
  argv: readonly string[],
  { cwd = '/', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const code = await main(argv, { cwd, env: { RIG4U_BY: 'anna', ...env }, clock: Date.now, say, complain: say });
  return { code, text: lines.join('\n') };
}

/** What a person can read and act upon: no stack, and an exit code that says whose turn it is. */
function expectWords({ code, text }: { code: number; text: string }, codes: readonly number[]): void {
  expect(text).not.toMatch(/\n\s+at |Unexpected|Error:/);
  expect(text).not.toBe('');
  expect(codes).toContain(code);
}

const names = Object.keys(onStore('', ''));
/** Those that read and write in ways of their own; the others do it as one of these. */
const tried = proves ? names : ['publish', 'promote', 'rollback', 'status', 'prune', 'backup'];
test('every command that takes a store is tried', () => {
  const others = [
    'build',
    'export',
    'dev',
    'manifest',
    'preview-keys',
    'log-keys',
    'move',
    'restore',
    'mirror',
    'migrate',
  ];
  expect([...names, ...others].toSorted()).toEqual(Object.keys(flagsOf).toSorted());
});

let file: string;
let dist: string;
beforeAll(async () => {
  dist = await writeDist(fakeRemote().files);
  file = join(dist, 'remote.json');
});

/** Where no store can be, and how a command ends there. */
const places: readonly [what: string, store: () => string, code: number][] = [
  ['a file', () => file, 4],
  ['below a file', () => join(file, 'store'), 4],
  ['a name of 300 letters', () => join(dist, long), 6],
];
describe.each(places)('a store that is %s', (_what, store, code) => {
  it.each(names)('%s', async (name) => {
    const argv = [...name.split(' '), ...(onStore(dist, join(dist, 'free'))[name] ?? []), '--store', store()];
    expectWords(await run(argv), [code]);
  });
});

/** What lies in a store where something else should. */
const blocked = ['registry', 'registry/r', 'registry/head.json', 'registry.json', '.tmp', 'host', 'remotes/mf-guides'];
describe.each(blocked)('a store in which %s is of the other kind', (path) => {
  it.each(tried.filter((name) => name !== 'serve' && name !== 'preview'))('%s', async (name) => {
    const [store, free] = [await usedStore(), await temporaryFolder()];
    const at = join(store, path);
    const isFile = path.endsWith('.json');
    await rm(at, { recursive: true, force: true });
    await (isFile ? mkdir(at) : writeFile(at, ''));
    const argv = [...name.split(' '), ...(onStore(dist, join(free, 'x'))[name] ?? []), '--store', store];
    expectWords(await run(argv), [0, 2, 3, 4, 6]);
  });
});

/** Paths that a command line or a setting names; `at` is the hostile one, `store` a good one. */
const named: readonly [what: string, argv: (at: string, store: string) => string[], setting?: string][] = [
  ['publish <dist>', (at, store) => ['publish', at, '--store', store]],
  ['check <dist>', (at, store) => ['check', at, '--store', store]],
  ['manifest <dist>', (at) => ['manifest', at]],
  ['promote --set', (at, store) => ['promote', '--set', at, ...why, '--store', store]],
  ['backup --to', (at, store) => ['backup', '--to', at, '--store', store]],
  ['restore <backup>', (at, store) => ['restore', at, '--to', store, ...why]],
  ['restore --to', (at, store) => ['restore', store, '--to', at, ...why]],
  ['move --from', (at, store) => ['move', '--from', at, '--to', store, ...why]],
  ['move --to', (at, store) => ['move', '--from', store, '--to', at, ...why]],
  ['mirror --from', (at, store) => ['mirror', '--once', '--from', at, '--to', store]],
  ['mirror --to', (at, store) => ['mirror', '--once', '--from', store, '--to', at]],
  ['preview-keys <folder>', (at) => ['preview-keys', at]],
  ['log-keys <folder>', (at) => ['log-keys', at]],
  ['a key of previews', (_, store) => ['preview', release, '--store', store], 'RIG4U_PREVIEW_KEY_FILE'],
  ['a key of the log', (_, store) => ['freeze', '--all', ...why, '--store', store], 'RIG4U_LOG_KEY_FILE'],
  ['a public key of the log', (_, store) => ['verify', '--store', store], 'RIG4U_LOG_PUBLIC_KEY_FILE'],
  ['an address in a file', (_, store) => ['status', '--store', store], 'RIG4U_LOG_FILE'],
];
const hostile: readonly [what: string, path: (folder: string) => string][] = [
  ['a file', (folder) => join(folder, 'remote.json')],
  ['a folder', (folder) => join(folder, 'art')],
  ['below a file', (folder) => join(folder, 'remote.json', 'x')],
  ['not there', (folder) => join(folder, 'none')],
  ['a name of 300 letters', (folder) => join(folder, long)],
  ['empty', () => ''],
];
describe.each(named)('%s that is', (_what, argv, setting) => {
  it.each(hostile)('%s', async (_path, path) => {
    const [store, cwd] = [await usedStore(), await writeDist(fakeRemote().files)];
    const at = path(cwd);
    const env = setting === undefined ? {} : { [setting]: at };
    const done = await run(argv(at, store), { cwd, env });
    expectWords(done, setting === undefined && at === '' ? [1] : [0, 1, 2, 4, 6]);
    if (done.code === 6) expect(done.text).toContain(at);
  });
});

const nobody = 65_534;
/** Runs something as a user who may not read or write a folder. */
async function without<T>(folder: string, act: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0;
  await chmod(folder, 0);
  if (isRoot) process.seteuid?.(nobody);
  try {
    return await act();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(folder, 0o700);
  }
}
describe('this user may not read or write', () => {
  it.each(tried)('a store: %s', async (name) => {
    const store = await usedStore();
    const argv = [...name.split(' '), ...(onStore(dist, join(store, 'free'))[name] ?? []), '--store', store];
    expectWords(await without(store, () => run(argv)), [6]);
  });

  describe.each(named)('%s', (_what, argv, setting) => {
    it('that lies there', async () => {
      const [store, closed] = [await usedStore(), await temporaryFolder()];
      const at = join(closed, 'x');
      const env = setting === undefined ? {} : { [setting]: at };
      await Promise.all([store, dist].map((folder) => chmod(folder, 0o777)));
      const done = await without(closed, () => run(argv(at, store), { cwd: dist, env }));
      expectWords(done, [2, 6]);
      expect(done.text).toMatch(/EACCES|may not/);
    });
  });
});
