/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeRemote, writeDist } from '../fake-builds';
import { grow, shrink, shrinkQuickly } from '../store';
import { publish } from './commands';

/** Text that the better compression makes clearly smaller. */
const code = Array.from({ length: 4_000 }, (_, n) => `word${(n * 7919) % 613}`).join(' ');
const screen = '1.abc.js';
const scripts = [screen, 'remoteEntry.js'];

const plain = fakeRemote({ code }).files;
const sum = async (by: typeof shrink) => {
  const sizes = await Promise.all(scripts.map(async (name) => (await by(plain.get(name) ?? new Uint8Array())).length));
  return sizes.reduce((one, other) => one + other, 0);
};

async function publishedWith(budget: number, quick: boolean) {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeRemote({ code, budget }).files), { quick });
  return readFile(join(store, 'remotes/mf-guides/1.0.0', `${screen}.br`));
}

it('compresses less when it has to be quick, and the same bytes', async () => {
  const [quick, best] = [await publishedWith(150_000, true), await publishedWith(150_000, false)];
  expect(quick.length).toBeGreaterThan(best.length);
  expect(Buffer.from(await grow(quick))).toEqual(Buffer.from(await grow(best)));
});

it('holds the same budget either way', async () => {
  const best = await sum(shrink);
  expect(await sum(shrinkQuickly)).toBeGreaterThan(best);
  for (const quick of [true, false]) {
    await publishedWith(best, quick);
    await expect(publishedWith(best - 1, quick)).rejects.toThrow('RIG-111');
  }
});
