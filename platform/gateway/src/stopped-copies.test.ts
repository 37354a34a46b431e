/** @jest-environment node */
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { backup, newestRegistry, verify } from '@rig4u/releases';
import { folderStore } from '@rig4u/releases/store';
import { casesIn, runToolHere } from '@rig4u/releases/stopped-commands';
import { preparedStore, rig4uOn, servedAndLogged, storeBefore } from './test-stopped-store';

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
  await mkdir(to(folder));
  return folder;
}

const aCase = casesIn('copies');
/** In the short form every so many-th is tried. */
const some = <T>(all: readonly T[]): T[] => all.filter((_, i) => i % times({ full: 1, short: 90 }) === 0);

/** What was stopped in a room is ended by saying it again; until then visitors get nothing of a copy. */
async function endsWhenSaidAgain(at: string, { args, revisions, logged }: Copy): Promise<void> {
  aCase();
  const whole = `revision ${revisions} of epoch ${revisions > 2 ? 2 : 1}`;
  const [half] = await servedAndLogged(to(at));
  expect([undefined, whole]).toContain(half);
  const again = await runToolHere(args(at));
  expect([0, again]).toEqual([again.code, again]);
  expect(await servedAndLogged(to(at))).toEqual([whole, whole]);
  if (logged === undefined) expect((await verify(to(at))).faults).toEqual([]);
  expect((await verify(from(at))).faults).toEqual([]);
  expect((await newestRegistry(from(at)))?.remotes['mf-guides']?.live[0]).toBe('1.0.1');
}

it.each(Object.entries(copies))(
  'rig4u %s, and the power goes out between any two writes: saying it again ends it',
  async (_name, copy) => {
    const [at, moments] = [await room(), await temporaryFolder()];
    const { code, output } = await rig4uOn({ RIG4U_STOP_COPIES: moments }, at, { args: copy.args(at) });
    expect([code, output]).toEqual([0, output]);
    const names = await readdir(moments);
    expect(names.length).toBeGreaterThan(80);
    for (const name of some(names)) {
      // In the place where it was: a move is named by where it comes from.
      await rm(at, { recursive: true });
      await rename(join(moments, name), at);
      await endsWhenSaidAgain(at, copy);
    }
  },
);

it('a mirror goes from the first revision to a later one, and the power goes out between any two writes: its folder has one of both', async () => {
  const [at, moments] = [await room(), await temporaryFolder()];
  const early = await storeBefore({ before: (store) => rm(join(String(store), 'registry/r/2.json')) });
  await rm(join(early, 'registry/head.json'));
  expect(await runToolHere(['mirror', '--once', '--from', early, '--to', to(at)])).toMatchObject({ code: 0 });
  await runToolHere(['freeze', '--all', ...why, '--store', from(at)]);
  const args = ['mirror', '--once', '--from', from(at), '--to', to(at)];
  const { code, output } = await rig4uOn({ RIG4U_STOP_COPIES: moments }, at, { args });
  expect([code, output]).toEqual([0, output]);
  const seen: string[] = [];
  for (const name of await readdir(moments)) {
    const folder = to(join(moments, name));
    const files = (await readdir(join(folder, 'registry/r'))).toSorted();
    const history = await runToolHere(['history', '--store', folder]);
    seen.push(`${String(files)}: ${(await newestRegistry(folder))?.revision}, ${history.code}`);
  }
  expect(new Set(seen)).toEqual(
    new Set(['1.json: 1, 0', '1.json,3.json: 1, 0', '1.json,3.json: 3, 4', '3.json: 3, 4']),
  );
});

it.each(Object.entries(copies))(
  'rig4u %s without room from any of its writes on ends with 6, and saying it again ends it',
  async (_name, copy) => {
    const [count, whole] = [join(await temporaryFolder(), 'count'), await room()];
    expect((await rig4uOn({ RIG4U_STOP_COUNT: count }, whole, { args: copy.args(whole) })).code).toBe(0);
    const steps = Number(await readFile(count, 'utf8'));
    expect(steps).toBeGreaterThan(80);
    for (const step of some(Array.from({ length: steps }, (_, i) => i + 1))) {
      const at = await room();
      const disk = { RIG4U_STOP_AT: String(step), RIG4U_STOP_HOW: 'full' };
      const { code, output } = await rig4uOn(disk, at, { args: copy.args(at) });
      // What only tidies up needs no room.
      expect([[0, 6], code, output]).toEqual([expect.arrayContaining([code]), code, output]);
      await endsWhenSaidAgain(at, copy);
    }
  },
);
