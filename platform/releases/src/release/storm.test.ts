/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runChild } from '@rig4u/kernel';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { registryFile } from '../store';
import { promote, publish } from './commands';
import { allRevisions } from './revisions';
import { verify } from './verify';

const perTool = times({ full: 1000, short: 15 });

async function startedStore(): Promise<string> {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeHost().files));
  for (const name of ['mf-a', 'mf-b'])
    for (const version of ['1.0.0', '1.0.1', '1.0.2'])
      await publish(store, await writeDist(fakeRemote({ name, version, paths: [`/${name}`] }).files));
  await promote(store, { part: 'host', version: '1.0.0' });
  return store;
}

it('two tools at once, at random, leave a whole and true history', async () => {
  const store = await startedStore();
  const tool = join(root, 'platform/releases/src/release/storm-tool.ts');
  const run = (by: string, seed: number) =>
    runChild(process.execPath, ['--import', 'tsx', tool, store, by, String(seed), String(perTool)], {
      cwd: join(root, 'platform/releases'),
    });

  let running = true;
  let unreadable = 0;
  const watch = async (): Promise<void> => {
    while (running) {
      const text = await readFile(registryFile(store), 'utf8');
      if (!text.endsWith('}\n')) unreadable += 1;
      await new Promise((done) => setTimeout(done, 2));
    }
  };
  const watching = watch();
  const results = await Promise.all([run('anna', 7), run('ben', 8)]);
  running = false;
  await watching;

  expect(results.map(({ ok, output }) => (ok ? 'done' : output))).toEqual(['done', 'done']);
  expect(unreadable).toBe(0);
  const revisions = await allRevisions(store);
  expect(revisions.map(({ revision }) => revision)).toEqual(revisions.map((_, i) => i + 1));
  expect(new Set(revisions.slice(1).map(({ by }) => by))).toEqual(new Set(['anna', 'ben']));
  // Each revision is what its changes make of the one before it, and names its bytes.
  expect((await verify(store)).faults).toEqual([]);
}, 300_000);
