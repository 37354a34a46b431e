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
function expectWords({ code, text }: { code: number; text: string }, ends: number): void {
  expect(text).not.toMatch(/\n\s+at |Unexpected|Error:/);
  expect(text).not.toBe('');
  expect([code, text]).toEqual([ends, text]);
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
    expectWords(await run(argv), code);
  });
});

/** What lies in a store where something else should. */
const blocked = ['registry', 'registry/r', 'registry/head.json', 'registry.json', '.tmp', 'host', 'remotes/mf-guides'];
/** How each command ends there, a digit for each of them in their order. */
const endings: Readonly<Record<string, string>> = {
  check: '6660040',
  publish: '0000006',
  promote: '6666644',
  rollout: '6666644',
  watch: '6662222',
  rollback: '6666044',
  revert: '6666222',
  pin: '6666333',
  unpin: '6666044',
  freeze: '6666644',
  unfreeze: '6666044',
  offline: '6666644',
  'policy show': '6660000',
  'policy allow': '6666644',
  'policy deny': '6666222',
  'policy need-smoke': '6666644',
  'policy need-signatures': '6666222',
  status: '6666000',
  history: '6660000',
  why: '6660000',
  diff: '6660000',
  verify: '6666022',
  prune: '6660000',
  doctor: '6660600',
  restored: '6666644',
  backup: '6660044',
};
const digit = (digits: string | undefined, at: number): number => Number(digits?.[at]);
describe.each(blocked.map((path, at) => [path, at] as const))(
  'a store in which %s is of the other kind',
  (path, at) => {
    it.each(tried.filter((name) => name !== 'serve' && name !== 'preview'))('%s', async (name) => {
      const [store, free] = [await usedStore(), await temporaryFolder()];
      const blocking = join(store, path);
      const isFile = path.endsWith('.json');
      await rm(blocking, { recursive: true, force: true });
      await (isFile ? mkdir(blocking) : writeFile(blocking, ''));
      const argv = [...name.split(' '), ...(onStore(dist, join(free, 'x'))[name] ?? []), '--store', store];
      expectWords(await run(argv), digit(endings[name], at));
    });
  },
);

/**
 * Paths that a command line or a setting names; `at` is the hostile one, `store` a good one. `ends` has a digit for each of the hostile
 * ones in their order.
 */
const named: readonly [what: string, ends: string, argv: (at: string, store: string) => string[], setting?: string][] =
  [
    ['publish <dist>', '4244614', (at, store) => ['publish', at, '--store', store]],
    ['check <dist>', '4244614', (at, store) => ['check', at, '--store', store]],
    ['manifest <dist>', '4444614', (at) => ['manifest', at]],
    ['promote --set', '1644614', (at, store) => ['promote', '--set', at, ...why, '--store', store]],
    ['backup --to', '6060616', (at, store) => ['backup', '--to', at, '--store', store]],
    ['restore <backup>', '4444614', (at, store) => ['restore', at, '--to', store, ...why]],
    ['restore --to', '4444614', (at, store) => ['restore', store, '--to', at, ...why]],
    ['move --from', '4444614', (at, store) => ['move', '--from', at, '--to', store, ...why]],
    ['move --to', '4044614', (at, store) => ['move', '--from', store, '--to', at, ...why]],
    ['mirror --from', '4244614', (at, store) => ['mirror', '--once', '--from', at, '--to', store]],
    ['mirror --to', '4044614', (at, store) => ['mirror', '--once', '--from', store, '--to', at]],
    ['preview-keys <folder>', '6060616', (at) => ['preview-keys', at]],
    ['log-keys <folder>', '6060616', (at) => ['log-keys', at]],
    ['a key of previews', '2622612', (_, store) => ['preview', release, '--store', store], 'RIG4U_PREVIEW_KEY_FILE'],
    ['a key of the log', '2622602', (_, store) => ['freeze', '--all', ...why, '--store', store], 'RIG4U_LOG_KEY_FILE'],
    ['a public key of the log', '2622602', (_, store) => ['verify', '--store', store], 'RIG4U_LOG_PUBLIC_KEY_FILE'],
    ['an address in a file', '1222202', (_, store) => ['status', '--store', store], 'RIG4U_LOG_FILE'],
  ];
const hostile: readonly [what: string, path: (folder: string) => string][] = [
  ['a file', (folder) => join(folder, 'remote.json')],
  ['a folder', (folder) => join(folder, 'art')],
  ['below a file', (folder) => join(folder, 'remote.json', 'x')],
  ['not there', (folder) => join(folder, 'none')],
  ['a name of 300 letters', (folder) => join(folder, long)],
  ['empty', () => ''],
  ['where none can be made', () => '/proc/none/x'],
];
describe.each(named)('%s that is', (_what, ends, argv, setting) => {
  it.each(hostile.map(([what, path], at) => [what, path, at] as const))('%s', async (_path, path, place) => {
    const [store, cwd] = [await usedStore(), await writeDist(fakeRemote().files)];
    const at = path(cwd);
    const env = setting === undefined ? {} : { [setting]: at };
    const done = await run(argv(at, store), { cwd, env });
    expectWords(done, digit(ends, place));
    if (done.code === 6) expect(done.text).toContain(at.replace(/^\/proc\/none.*/, '/proc/none'));
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
    expectWords(await without(store, () => run(argv)), 6);
  });

  describe.each(named)('%s', (_what, _ends, argv, setting) => {
    it('that lies there', async () => {
      const [store, closed] = [await usedStore(), await temporaryFolder()];
      const at = join(closed, 'x');
      const env = setting === undefined ? {} : { [setting]: at };
      await Promise.all([store, dist].map((folder) => chmod(folder, 0o777)));
      const done = await without(closed, () => run(argv(at, store), { cwd: dist, env }));
      // An address that cannot be read is no disk of a store's.
      expectWords(done, setting === 'RIG4U_LOG_FILE' ? 2 : 6);
      expect(done.text).toMatch(/EACCES|may not/);
    });
  });
});
