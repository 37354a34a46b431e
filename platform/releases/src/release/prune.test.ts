/** @jest-environment node */
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { releaseDir, versionsOf, type ReleaseRef } from '../store';
import { promote, publish, revert, rollback } from './commands';
import { notePreview } from './noted-previews';
import { prune } from './prune';
import { rollout, stopRollout } from './rollouts';

const day = 24 * 3_600_000;
const now = Date.parse('2026-11-28T12:00:00Z');
const daysAgo = (days: number) => ({ clock: () => now - days * day });
const guides = (version: string) => ({ part: 'mf-guides', version });
const host = (version: string) => ({ part: 'host', version });
const refs = (gone: readonly { ref: ReleaseRef }[]) => gone.map(({ ref }) => ref);

/** A store whose folders are all of 40 days ago: hosts 1.0.0 and 1.0.1 and five guides are published, the first of each is live. */
async function oldStore() {
  const store = await temporaryFolder();
  for (const version of ['1.0.0', '1.0.1']) await publish(store, await writeDist(fakeHost(version).files));
  for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4'])
    await publish(store, await writeDist(fakeRemote({ version }).files));
  for (const part of ['host', 'mf-guides'])
    for (const version of (await versionsOf(store, part)) ?? []) await published(store, { part, version }, 40);
  await promote(store, host('1.0.0'), daysAgo(40));
  await promote(store, guides('1.0.0'), daysAgo(40));
  return store;
}

async function published(store: string, ref: ReleaseRef, days: number) {
  const then = (now - days * day) / 1000;
  await utimes(releaseDir(store, ref), then, then);
}

it('removes what is old and was never live; what was live before stays', async () => {
  const store = await oldStore();
  await promote(store, guides('1.0.1'), daysAgo(39));
  await published(store, guides('1.0.4'), 2);
  expect(await prune(store, { now })).toEqual([
    { ref: host('1.0.1'), named: undefined, since: now - 40 * day },
    { ref: guides('1.0.2'), named: undefined, since: now - 40 * day },
    { ref: guides('1.0.3'), named: undefined, since: now - 40 * day },
  ]);
  expect(await versionsOf(store, 'mf-guides')).toEqual(['1.0.0', '1.0.1', '1.0.4']);
});

it('keeps a host that was live until now for open tabs, though it is old and was taken away', async () => {
  const store = await oldStore();
  await promote(store, host('1.0.1'), daysAgo(39));
  await rollback(store, 'host', daysAgo(0));
  expect(refs(await prune(store, { now }))).not.toContainEqual(host('1.0.1'));
  expect(refs(await prune(store, { now: now + 29 * day }))).not.toContainEqual(host('1.0.1'));
  const ended = { revision: 4, at: new Date(now).toISOString() };
  expect(await prune(store, { now: now + 31 * day })).toEqual([
    { ref: host('1.0.1'), named: { ended, withdrawn: true }, since: now },
  ]);
});

it('removes what was taken away at once where that is said, and nothing else sooner', async () => {
  const store = await oldStore();
  await promote(store, host('1.0.1'), daysAgo(39));
  await rollback(store, 'host', daysAgo(0));
  await promote(store, guides('1.0.4'), daysAgo(1));
  await revert(store, 5, daysAgo(0));
  const gone = refs(await prune(store, { now, withdrawn: true }));
  expect(gone).toEqual([host('1.0.1'), guides('1.0.1'), guides('1.0.2'), guides('1.0.3')]);
  expect(await versionsOf(store, 'host')).toEqual(['1.0.0']);
});

it('keeps what a share of the visitors has, and had until lately', async () => {
  const store = await oldStore();
  const steps = { steps: [1, 100], everyMs: 60_000, stopIf: { overLivePp: 0.5, atLeast: 500 } };
  await rollout(store, guides('1.0.1'), { ...steps, ...daysAgo(35) });
  expect(refs(await prune(store, { now, dryRun: true }))).not.toContainEqual(guides('1.0.1'));
  await stopRollout(store, 'mf-guides', daysAgo(1));
  expect(refs(await prune(store, { now, dryRun: true }))).not.toContainEqual(guides('1.0.1'));
  expect(refs(await prune(store, { now: now + 30 * day }))).toContainEqual(guides('1.0.1'));
});

it('keeps what a link previews, until tabs of it are as old as the others', async () => {
  const store = await oldStore();
  await notePreview(store, guides('1.0.2'), now + 7 * day);
  await notePreview(store, guides('1.0.2'), now + 2 * day);
  expect(refs(await prune(store, { now: now + 36 * day }))).not.toContainEqual(guides('1.0.2'));
  expect(refs(await prune(store, { now: now + 38 * day }))).toContainEqual(guides('1.0.2'));
});

it('forgets what a link previews with the release, or when tabs of it are as old as the others', async () => {
  const store = await oldStore();
  for (const version of ['1.0.0', '1.0.2', '1.0.3']) await notePreview(store, guides(version), now + 7 * day);
  await rm(releaseDir(store, guides('1.0.3')), { recursive: true });
  await writeFile(join(store, 'previews/.DS_Store'), '');
  const notes = () => readdir(join(store, 'previews/mf-guides'));
  await prune(store, { now: now + 38 * day, dryRun: true });
  expect(await notes()).toEqual(['1.0.0', '1.0.2', '1.0.3']);
  await prune(store, { now: now + 36 * day });
  expect(await notes()).toEqual(['1.0.0', '1.0.2']);
  await prune(store, { now: now + 38 * day, of: (version) => version !== '1.0.2' });
  expect(await notes()).toEqual(['1.0.2']);
  await prune(store, { now: now + 38 * day });
  expect(await notes()).toEqual([]);
});

it('removes younger ones when it is told how old a tab gets, and only those that it is told', async () => {
  const store = await oldStore();
  await prune(store, { now, ageMs: 41 * day });
  expect(await versionsOf(store, 'mf-guides')).toHaveLength(5);
  await prune(store, { now, ageMs: 39 * day, of: (version) => version !== '1.0.3' });
  expect(await versionsOf(store, 'mf-guides')).toEqual(['1.0.0', '1.0.3']);
});

it('reads the newest revision alone in the copy of a store, and there goes by the date of the folder', async () => {
  const store = await oldStore();
  await promote(store, host('1.0.1'), daysAgo(39));
  await rollback(store, 'host', daysAgo(0));
  expect(refs(await prune(store, { now, isCopy: true }))).toContainEqual(host('1.0.1'));
});

it('removes nothing in a dry run', async () => {
  const store = await oldStore();
  expect(await prune(store, { now, dryRun: true })).toHaveLength(5);
  expect(await versionsOf(store, 'mf-guides')).toHaveLength(5);
  expect(await readdir(join(store, 'host'))).toHaveLength(2);
});
