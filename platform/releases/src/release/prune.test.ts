/** @jest-environment node */
import { utimes } from 'node:fs/promises';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { releaseDir, versionsOf } from '../store';
import { promote, publish } from './commands';
import { prune } from './prune';

const now = Date.now();
const guides = (version: string) => ({ part: 'mf-guides', version });

/** A store in which 1.0.0 was live and 1.0.1 is; 1.0.2 to 1.0.4 never were. The last is two days old, the others forty. */
async function oldStore() {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeHost().files));
  await promote(store, { part: 'host', version: '1.0.0' });
  for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4']) {
    await publish(store, await writeDist(fakeRemote({ version }).files));
    const then = (now - (version === '1.0.4' ? 2 : 40) * 24 * 3600 * 1000) / 1000;
    await utimes(releaseDir(store, guides(version)), then, then);
  }
  await promote(store, guides('1.0.0'));
  await promote(store, guides('1.0.1'));
  return store;
}

it('removes what is old and was never live', async () => {
  const store = await oldStore();
  expect(await prune(store, { now })).toEqual([guides('1.0.2'), guides('1.0.3')]);
  expect(await versionsOf(store, 'mf-guides')).toEqual(['1.0.0', '1.0.1', '1.0.4']);
});

it('removes younger ones when it is told what is old, and only those that it is told', async () => {
  const store = await oldStore();
  await prune(store, { now, days: 1, of: (version) => version !== '1.0.3' });
  expect(await versionsOf(store, 'mf-guides')).toEqual(['1.0.0', '1.0.1', '1.0.3']);
});

it('removes nothing in a dry run', async () => {
  const store = await oldStore();
  expect(await prune(store, { now, dryRun: true })).toHaveLength(2);
  expect(await versionsOf(store, 'mf-guides')).toHaveLength(5);
});
