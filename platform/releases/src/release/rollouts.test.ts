/** @jest-environment node */
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { promote, publish } from './commands';
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

it('of many who take the step that they have seen, one does', async () => {
  const { store, rolled, seen } = await rolledOut();
  const done = await Promise.all(
    Array.from({ length: 6 }, () => nextStep(store, 'mf-guides', { seen, by: 'a watcher' })),
  );
  expect(done.filter(({ changed }) => changed)).toHaveLength(1);
  expect((await rolled())?.step).toBe(1);
});

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
