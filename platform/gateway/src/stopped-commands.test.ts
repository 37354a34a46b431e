/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@rig4u/kernel';
import { loadConfig } from '@rig4u/kernel/config';
import { proves, times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { freeze, offline, pin, promote, publish, rollout, pauseRollout, newestRegistry, verify } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { createGateway } from './app';

const tool = join(root, 'platform/releases/bin/rig4u.mjs');
const stopAt = pathToFileURL(join(root, 'platform/releases/src/release/stop-at.mjs')).href;
const guides = (version: string) => ({ part: 'mf-guides', version });
const why = ['--why', 'a test'];
const untried = [...why, '--without-smoke'];
const how = { steps: [1, 50, 100], everyMs: 1, stopIf: { overLivePp: 1, atLeast: 1 } };

/** Host and guides, of which 1.0.1 came after 1.0.0 and 1.0.2 is published only: two revisions. */
async function prepare(): Promise<string> {
  const store = await temporaryFolder();
  const versions = ['1.0.0', '1.0.1', '1.0.2'];
  for (const { files } of [fakeHost(), ...versions.map((version) => fakeRemote({ version }))])
    await publish(store, await writeDist(files), { quick: true });
  await promote(store, [{ part: 'host', version: '1.0.0' }, guides('1.0.0')]);
  await promote(store, guides('1.0.1'));
  return store;
}
let prepared: Promise<string>;
let dist: string;
beforeAll(async () => {
  prepared = prepare();
  dist = await writeDist(fakeRemote({ version: '1.0.3' }).files);
});

type Before = (store: string) => Promise<unknown>;
const rolling: Before = (store) => rollout(store, guides('1.0.2'), how);
const asIs: Before = () => Promise.resolve();

/** Every command that changes a store, and what is so before it. Codes: what it may end with when it is said again. */
const commands: [args: string[], before: Before, codes?: number[]][] = [
  [['rollback', 'mf-guides'], asIs],
  [['promote', 'mf-guides@1.0.2', ...untried], asIs],
  [['publish', 'dist'], asIs],
  [['rollout', 'mf-guides@1.0.2', ...untried], asIs],
  [['freeze', '--all', ...why], asIs],
  [['unfreeze'], (store) => freeze(store, true)],
  [['revert', '2'], asIs, [0, 3]],
  [['pin', 'mf-guides@1.0.1', '--until', '2h', ...why], asIs],
  [['unpin', 'mf-guides'], (store) => pin(store, guides('1.0.1'), Date.now() + 1e7)],
  [['offline', 'off', ...why], asIs],
  [['offline', 'on', ...why], (store) => offline(store, 'off')],
  [['restored', ...why], asIs],
  [['rollback', 'mf-guides'], rolling],
  [['rollout', 'mf-guides', '--next'], rolling],
  [['rollout', 'mf-guides', '--pause', ...why], rolling],
  [
    ['rollout', 'mf-guides', '--resume'],
    async (store) => {
      await rolling(store);
      await pauseRollout(store, 'mf-guides');
    },
  ],
  [['rollout', 'mf-guides', '--stop'], rolling],
  [['policy', 'allow', 'anna', '--may', 'promote'], asIs],
  [['policy', 'need-smoke', 'mf-guides'], asIs],
];

/** Runs the tool as an engineer does; the code is null where it was killed. */
async function rig4u(store: string, args: readonly string[], disk: Record<string, string> = {}) {
  const own = args.map((word) => (word === 'dist' ? dist : word));
  const child = spawn(process.execPath, ['--import', stopAt, tool, ...own, '--store', store], {
    env: { ...process.env, RIG4U_BY: 'anna', RIG4U_STOP_STORE: store, ...disk },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
  const [code] = await once(child, 'close');
  expect(output).not.toMatch(/Unexpected|\n {4}at /);
  return { code: code === null ? null : Number(code), output };
}

async function storeBefore(before: Before): Promise<string> {
  const store = join(await temporaryFolder(), 'store');
  await cp(await prepared, store, { recursive: true });
  await before(store);
  return store;
}

/** The revision that a gateway serves, and the one that the log has. */
async function servedAndLogged(store: string): Promise<[served: unknown, logged: unknown]> {
  const app = createGateway({ store, config: await loadConfig({}), log: String });
  const answer = await app.fetch(new Request('http://rig4u.test/registry/index.json'));
  return [(await answer.json()).revision, (await newestRegistry(store))?.revision];
}

/** What was stopped is what visitors get as far as the log has it, and saying it again ends it. */
async function endsWhenSaidAgain(
  store: string,
  args: readonly string[],
  codes: readonly number[] = [0],
): Promise<void> {
  const [served, logged] = await servedAndLogged(store);
  expect(served).toBe(logged);
  const { code, output } = await rig4u(store, args);
  expect([codes, code, output]).toEqual([expect.arrayContaining([code]), code, output]);
  expect((await verify(store)).faults).toEqual([]);
  const [now, newest] = await servedAndLogged(store);
  expect(now).toBe(newest);
}

/** The number of calls that change the store while a command runs on a whole disk. */
async function stepsOf(args: readonly string[], before: Before): Promise<number> {
  const count = join(await temporaryFolder(), 'count');
  const { code } = await rig4u(await storeBefore(before), args, { RIG4U_STOP_COUNT: count });
  expect(code).toBe(0);
  return Number(await readFile(count, 'utf8'));
}

/** Every so many-th case runs in the short form, in which only the first commands are tried. */
const stride = times({ full: 1, short: 11 });
const tried = commands
  .slice(0, times({ full: commands.length, short: 2 }))
  .map(([args, before, codes = [0]]) => [args.join(' '), args, before, codes] as const);

describe.each(['before', 'after', 'full'])('stopped %s each of its writes (full: no room from it on)', (stop) => {
  it.each(tried)(
    'rig4u %s: is what visitors get as far as the log has it, and is ended by saying it again',
    async (_line, args, before, codes) => {
      const steps = await stepsOf(args, before);
      for (let step = 1; step <= steps; step += stride) {
        const store = await storeBefore(before);
        const revision = (await newestRegistry(store))?.revision ?? 0;
        const { code, output } = await rig4u(store, args, { RIG4U_STOP_AT: String(step), RIG4U_STOP_HOW: stop });
        const now = (await newestRegistry(store))?.revision ?? 0;
        if (stop !== 'full') expect(code).toBeNull();
        else if (code !== 0) {
          expect([code, output]).toEqual([6, expect.stringContaining('its disk is full')]);
          expect(output.includes(`Revision ${now} is in the log`)).toBe(now > revision);
        }
        await endsWhenSaidAgain(store, args, codes);
      }
    },
  );
});

const urgent = [
  ['rollback', 'mf-guides'],
  ['freeze', '--all', ...why],
];
const others = [
  ['promote', 'mf-guides@1.0.2', ...untried],
  ['rollout', 'mf-guides@1.0.2', ...untried],
];
const rooms = Array.from({ length: 17 }, (_, i) => i * 16 * 1024).filter(
  (_, i) => i % times({ full: 1, short: 16 }) === 0,
);

describe.each(rooms)('with %i bytes left on the disk', (room) => {
  it.each(urgent)('rig4u %s %s is done: room is kept for it', async (...args) => {
    const store = await storeBefore(asIs);
    const { code, output } = await rig4u(store, args, { RIG4U_STOP_ROOM: String(room) });
    expect([code, output]).toEqual([0, output]);
    expect((await verify(store)).faults).toEqual([]);
  });

  it.each(others)(
    'rig4u %s %s is done, or changes nothing and ends with 6, or is ended by the next',
    async (...args) => {
      const store = await storeBefore(asIs);
      const { code } = await rig4u(store, args, { RIG4U_STOP_ROOM: String(room) });
      expect([0, 6]).toContain(code);
      await endsWhenSaidAgain(store, args);
    },
  );
});

/** A kill at a moment that nobody chose. */
const kills = Array.from({ length: times({ full: 40, short: 0 }) }, (_, i) => i);
if (proves)
  it('killed from outside at forty moments, a rollback is ended by saying it again', async () => {
    const args = ['rollback', 'mf-guides'];
    const began = Date.now();
    await rig4u(await storeBefore(asIs), args);
    const wholeMs = Date.now() - began;
    for (const kill of kills) {
      const store = await storeBefore(asIs);
      const child = spawn(process.execPath, [tool, ...args, '--store', store], { stdio: 'ignore' });
      const timer = setTimeout(() => child.kill('SIGKILL'), (wholeMs * (kill + 10)) / 50);
      await once(child, 'close');
      clearTimeout(timer);
      await endsWhenSaidAgain(store, args);
    }
  });
