/** @jest-environment node */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { backup, newestRegistry, verify } from '@rig4u/releases';
import { folderStore } from '@rig4u/releases/store';
import { casesIn, runToolHere } from '@rig4u/releases/stopped-commands';
import { preparedStore, rig4uOn, servedAndLogged } from './test-stopped-store';

let saved: string;
beforeAll(async () => {
  saved = join(await temporaryFolder(), 'saved');
  await backup(folderStore(await preparedStore()), saved);
});

interface Copy {
  /** The command in a room with a store and a backup of it, and a place for the copy. */
  args: (room: string) => string[];
  /** How many revisions the copy has at the end, and how many of them in its log. */
  revisions: number;
  logged?: number;
}
const why = ['--why', 'a test'];
const [from, to, kept] = [
  (room: string) => join(room, 'store'),
  (room: string) => join(room, 'to'),
  (room: string) => join(room, 'saved'),
];
const copies: Readonly<Record<string, Copy>> = {
  backup: { args: (room) => ['backup', '--to', to(room), '--store', from(room)], revisions: 2 },
  restore: { args: (room) => ['restore', kept(room), '--to', to(room), ...why], revisions: 3 },
  move: { args: (room) => ['move', '--from', from(room), '--to', to(room), ...why], revisions: 4 },
  mirror: { args: (room) => ['mirror', '--once', '--from', from(room), '--to', to(room)], revisions: 2, logged: 1 },
};

async function room(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(await preparedStore(), from(folder), { recursive: true });
  await cp(saved, kept(folder), { recursive: true });
  return folder;
}

const aCase = casesIn('copies');
const stride = times({ full: 1, short: 40 });

describe.each(['before', 'after', 'full'])('stopped %s each of its writes (full: no room from it on)', (stop) => {
  it.each(Object.entries(copies))('rig4u %s: saying it again ends it', async (_name, { args, revisions, logged }) => {
    const count = join(await temporaryFolder(), 'count');
    const whole = await room();
    await rig4uOn({ RIG4U_STOP_COUNT: count }, whole, { args: args(whole) });
    const steps = Number(await readFile(count, 'utf8'));
    for (let step = 1; step <= steps; step += stride) {
      aCase();
      const at = await room();
      const disk = { RIG4U_STOP_AT: String(step), RIG4U_STOP_HOW: stop };
      const { code, output } = await rig4uOn(disk, at, { args: args(at) });
      expect([stop === 'full' ? [0, 6] : [null], code, output]).toEqual([expect.arrayContaining([code]), code, output]);
      // Nothing of a copy is for visitors before its end.
      const [half] = await servedAndLogged(to(at));
      expect([undefined, served(revisions)]).toContain(half?.replace(/ of.*/, ''));
      const again = await runToolHere(args(at));
      expect([0, again]).toEqual([again.code, again]);
      expect((await servedAndLogged(to(at))).map((one) => one?.replace(/ of.*/, ''))).toEqual(
        Array(2).fill(served(revisions)),
      );
      if (logged === undefined) expect((await verify(to(at))).faults).toEqual([]);
      expect((await verify(from(at))).faults).toEqual([]);
      expect((await newestRegistry(from(at)))?.remotes['mf-guides']?.live[0]).toBe('1.0.1');
    }
  });
});

const served = (revision: number): string => `revision ${revision}`;
