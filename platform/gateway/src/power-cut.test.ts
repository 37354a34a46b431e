/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { casesIn, stoppedCommands, type StoppedCommand } from '@rig4u/releases/stopped-commands';
import { hasRelease, readRelease } from '@rig4u/releases/store';
import { endsWhenSaidAgain, rig4uOn, storeBefore } from './test-stopped-store';

const aCase = casesIn('moments of a power cut');

/** The store at each moment between two writes of a command, as a disk has it that lost its power. */
async function momentsOf(command: StoppedCommand): Promise<string[]> {
  const copies = await temporaryFolder();
  const { code, output } = await rig4uOn({ RIG4U_STOP_COPIES: copies }, await storeBefore(command), command);
  expect([code, output]).toEqual([0, output]);
  const names = await readdir(copies);
  expect(names.length).toBeGreaterThan(5);
  return names.map((name) => join(copies, name));
}

it.each(
  stoppedCommands
    .slice(0, times({ full: stoppedCommands.length, short: 2 }))
    .map((one) => [one.args.join(' '), one] as const),
)(
  'rig4u %s, and the power goes out at any moment: visitors get what the log says, and saying it again ends it',
  async (_line, command) => {
    for (const store of await momentsOf(command)) {
      aCase();
      await endsWhenSaidAgain(store, command);
    }
  },
);

it('rig4u publish, and the power goes out at any moment: a release is there whole or not at all', async () => {
  const { files } = fakeRemote({ version: '1.0.3' });
  const dist = await writeDist(files);
  const publishing = { args: ['publish', dist], before: () => Promise.resolve(), codes: [0] };
  const ref = { part: 'mf-guides', version: '1.0.3' };
  let whole = 0;
  for (const store of await momentsOf(publishing)) {
    aCase();
    if (await hasRelease(store, ref)) whole += 1;
    await endsWhenSaidAgain(store, publishing);
    const there = await readRelease(store, ref);
    for (const [path, bytes] of files) expect(Buffer.compare(there?.get(path) ?? Buffer.of(), bytes)).toBe(0);
  }
  expect(whole).toBeGreaterThan(0);
});
