/** @jest-environment node */
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runChild } from '@rig4u/kernel';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { clearLeftovers, hasRelease } from '../store';
import { promote, publish, rollback } from './commands';
import { prune } from './prune';
import { pointToNewest } from './pointers';
import { newestRegistry } from './revisions';
import { verify } from './verify';

const tool = join(root, 'platform/releases/bin/rig4u.mjs');
const stopAt = pathToFileURL(join(import.meta.dirname, 'stop-at.mjs')).href;

/** Each run starts a program of its own: the short form tries every sixth step. */
const stride = times({ full: 1, short: 6 });
const mostSteps = 60;

/** A store with two published releases of a remote, the older one live. */
async function preparedStore(): Promise<string> {
  const store = await temporaryFolder();
  for (const { files } of [fakeHost(), fakeRemote(), fakeRemote({ version: '1.0.1' })])
    await publish(store, await writeDist(files));
  await promote(store, [
    { part: 'host', version: '1.0.0' },
    { part: 'mf-guides', version: '1.0.0' },
  ]);
  return store;
}

/** Runs the tool on a copy of a store and ends it before its n-th step. Undefined when it had fewer steps. */
async function killedAt(
  step: number | 'rm',
  from: string,
  args: readonly string[],
  how = 'before',
): Promise<string | undefined> {
  const store = await temporaryFolder();
  await cp(from, store, { recursive: true });
  const { ok } = await runChild(process.execPath, ['--import', stopAt, tool, ...args, '--store', store], {
    env: { RIG4U_STOP_AT: String(step), RIG4U_STOP_HOW: how, RIG4U_STOP_STORE: store, RIG4U_BY: 'anna' },
  });
  return ok ? undefined : store;
}

async function killAtEveryStep(args: readonly string[], look: (store: string) => Promise<void>): Promise<number> {
  const from = await preparedStore();
  for (let step = 1; step <= mostSteps; step += stride) {
    const store = await killedAt(step, from, args);
    if (store === undefined) return step;
    await look(store);
  }
  throw new Error(`More than ${mostSteps} steps: raise the limit.`);
}

/** What the next command and the gateway find: the old state or the new one, nothing torn, and nothing left aside. */
async function looksSound(store: string, lives: readonly string[]): Promise<void> {
  expect(lives).toContain((await newestRegistry(store))?.remotes['mf-guides']?.live[0]);
  await clearLeftovers(store, Date.now());
  await pointToNewest(store);
  expect((await verify(store)).faults).toEqual([]);
}

describe('a tool that is killed at any step', () => {
  it('of a promotion leaves the old release live or the new one, whole', async () => {
    const promotion = ['promote', 'mf-guides@1.0.1', '--why', 'a test', '--without-smoke'];
    const steps = await killAtEveryStep(promotion, async (store) => {
      await looksSound(store, ['1.0.0', '1.0.1']);
      await promote(store, { part: 'mf-guides', version: '1.0.1' });
      await rollback(store, 'mf-guides');
      expect((await verify(store)).faults).toEqual([]);
    });
    expect(steps).toBeGreaterThan(6);
  });

  it('of a publication leaves no release or the whole one', async () => {
    const dist = await writeDist(fakeRemote({ version: '1.0.2' }).files);
    const steps = await killAtEveryStep(['publish', dist], async (store) => {
      await looksSound(store, ['1.0.0']);
      await publish(store, dist);
      await promote(store, { part: 'mf-guides', version: '1.0.2' });
      expect((await verify(store)).faults).toEqual([]);
    });
    expect(steps).toBeGreaterThan(6);
  });

  it('of a removal leaves a release whole or none, and the next one removes what is left', async () => {
    const from = await preparedStore();
    const ref = { part: 'mf-guides', version: '1.0.1' };
    await promote(from, ref);
    await rollback(from, 'mf-guides');
    const store = (await killedAt('rm', from, ['prune', '--withdrawn'], 'amid')) ?? '';
    expect(await readdir(join(store, '.tmp'))).toHaveLength(1);
    expect(await hasRelease(store, ref)).toBe(false);
    expect(await prune(store, { now: Date.now(), withdrawn: true })).toEqual([]);
    expect(await readdir(join(store, '.tmp'))).toEqual([]);
  });
});
