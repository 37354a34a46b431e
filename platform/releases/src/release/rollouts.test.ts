/** @jest-environment node */
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { promote, publish } from './commands';
import { misfits } from './misfits';
import { allRevisions, newestRegistry } from './revisions';
import { nextStep, pauseRollout, rollout, takeBackRollout } from './rollouts';

const how = { steps: [1, 10, 50, 100], everyMs: 60_000, stopIf: { overLivePp: 0.5, atLeast: 500 } };
const guides = (version: string) => ({ part: 'mf-guides', version });

async function rolledOut() {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeHost().files));
  await promote(store, { part: 'host', version: '1.0.0' });
  for (const version of ['1.0.0', '1.0.1']) await publish(store, await writeDist(fakeRemote({ version }).files));
  await promote(store, guides('1.0.0'));
  await rollout(store, guides('1.0.1'), how);
  const rolled = async () => (await newestRegistry(store))?.remotes['mf-guides']?.rollout;
  const { step = -1, since = '' } = (await rolled()) ?? {};
  return { store, rolled, seen: { version: '1.0.1', step, since } };
}

it('of one who goes on, one who holds and one who takes back, each sees what the others did', async () => {
  const { store, rolled, seen } = await rolledOut();
  await Promise.allSettled([
    nextStep(store, 'mf-guides', { seen }),
    pauseRollout(store, 'mf-guides', { seen, reason: 'watch' }),
    takeBackRollout(store, 'mf-guides', { seen }),
  ]);
  const said = (await allRevisions(store)).slice(3).flatMap(({ changes }) => changes.map((change) => change.do));
  // A step is another moment, so nothing follows it; a pause may be followed by the end.
  expect([['step'], ['pause'], ['stop', 'withdraw'], ['pause', 'stop', 'withdraw']]).toContainEqual(said);
  expect((await rolled()) === undefined).toBe(said.includes('stop'));
});

it('what does not fit the live host is said of a release that is rolled out, too', async () => {
  const { store } = await rolledOut();
  expect(await misfits(store)).toEqual([]);
  const needs = { '@rig4u/shared/ui': ['Button'] };
  for (const { files } of [
    fakeHost('1.2.0', []),
    fakeRemote({ name: 'mf-tried', paths: ['/tried'] }),
    fakeRemote({ name: 'mf-tried', version: '1.0.1', paths: ['/tried'], needs }),
  ])
    await publish(store, await writeDist(files));
  await promote(store, { part: 'mf-tried', version: '1.0.0' });
  await rollout(store, { part: 'mf-tried', version: '1.0.1' }, how);
  await promote(store, { part: 'host', version: '1.2.0' }, { accept: ['RIG-102:mf-tried', 'RIG-102:shared'] });
  expect(await misfits(store)).toEqual(['mf-tried@1.0.1: @rig4u/shared/ui does not export Button (host 1.2.0)']);
});
