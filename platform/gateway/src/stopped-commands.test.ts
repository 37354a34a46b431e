/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runChild } from '@rig4u/kernel';
import { loadConfig } from '@rig4u/kernel/config';
import { needing } from '@rig4u/kernel/needing';
import { proof, proves, times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { newestRegistry, verify } from '@rig4u/releases';
import { fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { registryFile, revisionFile } from '@rig4u/releases/store';
import {
  beginningRollout,
  freezing,
  prepareStore,
  promoting,
  restoring,
  rollingBack,
  runTool,
  stoppedCommands,
  type StoppedCommand,
  type ToolRun,
} from '@rig4u/releases/stopped-commands';
import { createGateway } from './app';

const stopAt = pathToFileURL(join(root, 'platform/releases/src/release/stop-at.mjs')).href;

let prepared: Promise<string>;
let publishing: StoppedCommand;
beforeAll(async () => {
  prepared = temporaryFolder();
  await prepareStore(await prepared);
  const dist = await writeDist(fakeRemote({ version: '1.0.3' }).files);
  publishing = { args: ['publish', dist], before: () => Promise.resolve(), codes: [0] };
});

/** Goes on where the newest revision is lost. */
const goingOn: StoppedCommand = { ...restoring, before: (store) => rm(revisionFile(String(store), 2)) };

/** Runs the tool on a disk that is not as it should be. */
async function rig4u(store: string, args: readonly string[], disk: Record<string, string> = {}): Promise<ToolRun> {
  const env = { RIG4U_STOP_STORE: store, ...disk };
  const run = await runTool([...args, '--store', store], { env, loader: ['--import', stopAt] });
  expect(run.output).not.toMatch(/Unexpected|\n {4}at /);
  return run;
}

async function storeBefore({ before }: Pick<StoppedCommand, 'before'>): Promise<string> {
  const store = join(await temporaryFolder(), 'store');
  await cp(await prepared, store, { recursive: true });
  await before(store);
  return store;
}

/** What a gateway serves, and what the log has; undefined where a revision is missing there. */
async function servedAndLogged(store: string): Promise<[served: string, logged: string | undefined]> {
  const app = createGateway({ store, config: await loadConfig({}), log: String });
  const answer = await app.fetch(new Request('http://rig4u.test/registry/index.json'));
  const newest = await newestRegistry(store).catch(noneIfDamaged);
  return [named(await answer.json()), newest && named(newest)];
}

const named = ({ epoch, revision }: { epoch: number; revision: number }): string =>
  `revision ${revision} of epoch ${epoch}`;

function noneIfDamaged(error: unknown): undefined {
  if (error instanceof Error && error.name === 'Damaged') return undefined;
  throw error;
}

/** What was stopped is what visitors get as far as the log has it, and saying it again ends it. */
async function endsWhenSaidAgain(store: string, { args, codes }: StoppedCommand): Promise<void> {
  const [served, logged] = await servedAndLogged(store);
  expect(served).toBe(logged ?? served);
  const { code, output } = await rig4u(store, args);
  expect([codes, code, output]).toEqual([expect.arrayContaining([code]), code, output]);
  expect((await verify(store)).faults).toEqual([]);
  const [now, newest] = await servedAndLogged(store);
  expect(now).toBe(newest);
}

/** The number of calls that change the store while a command runs on a whole disk. */
async function stepsOf(command: StoppedCommand): Promise<number> {
  const count = join(await temporaryFolder(), 'count');
  const { code } = await rig4u(await storeBefore(command), command.args, { RIG4U_STOP_COUNT: count });
  expect(code).toBe(0);
  return Number(await readFile(count, 'utf8'));
}

/** Every so many-th step is tried in the short form, of the first commands. */
const stride = times({ full: 1, short: 11 });
const tried: [line: string, command: () => StoppedCommand][] = stoppedCommands
  .slice(0, times({ full: stoppedCommands.length, short: 1 }))
  .map((command) => [command.args.join(' '), () => command]);

async function stoppedAtEachStep(command: StoppedCommand, stop: string): Promise<void> {
  const { args } = command;
  const steps = await stepsOf(command);
  for (let step = 1; step <= steps; step += stride) {
    const store = await storeBefore(command);
    const revision = (await newestRegistry(store).catch(noneIfDamaged))?.revision ?? 0;
    const { code, output } = await rig4u(store, args, { RIG4U_STOP_AT: String(step), RIG4U_STOP_HOW: stop });
    const now = (await newestRegistry(store).catch(noneIfDamaged))?.revision ?? 0;
    if (stop !== 'full') expect(code).toBeNull();
    else if (code !== 0) {
      expect([code, output]).toEqual([6, expect.stringContaining('its disk is full')]);
      expect(output.includes(`Revision ${now} is in the log`)).toBe(now > revision);
    }
    await endsWhenSaidAgain(store, command);
  }
}

describe.each(['before', 'after', 'full'])('stopped %s each of its writes (full: no room from it on)', (stop) => {
  it.each([...tried, ['publish', () => publishing] as const, ['restored without revision 2', () => goingOn] as const])(
    'rig4u %s: visitors get what the log says, and saying it again ends it',
    (_line, command) => stoppedAtEachStep(command(), stop),
  );
});

it('restored has a number again that was lost: right after it is in the log, visitors get it', async () => {
  const store = await storeBefore(goingOn);
  await rig4u(store, goingOn.args, { RIG4U_STOP_AT: 'link', RIG4U_STOP_HOW: 'after' });
  expect(await servedAndLogged(store)).toEqual(['revision 2 of epoch 2', 'revision 2 of epoch 2']);
});

const rooms = Array.from({ length: times({ full: 17, short: 1 }) }, (_, i) => i * 16 * 1024);

describe.each(rooms)('with %i bytes left on the disk', (room) => {
  it.each([rollingBack, freezing])('$args is done: room is kept for it', async (command) => {
    const store = await storeBefore(command);
    const { code, output } = await rig4u(store, command.args, { RIG4U_STOP_ROOM: String(room) });
    expect([code, output]).toEqual([0, output]);
    expect((await verify(store)).faults).toEqual([]);
  });

  it.each([promoting, beginningRollout])('$args is done, or ends with 6 and is ended by the next', async (command) => {
    const store = await storeBefore(command);
    const { code } = await rig4u(store, command.args, { RIG4U_STOP_ROOM: String(room) });
    expect([0, 6]).toContain(code);
    await endsWhenSaidAgain(store, command);
  });
});

describe('on a full disk', () => {
  const full = { RIG4U_STOP_ROOM: '0' };
  const onFull = async (store: string, commands: readonly StoppedCommand[]) => {
    const codes = [];
    for (const { args } of commands) codes.push((await rig4u(store, args, full)).code);
    return codes;
  };

  it('two commands in a row take something away: what is left of the room is kept', async () => {
    const store = await storeBefore(rollingBack);
    expect(await onFull(store, [rollingBack, freezing])).toEqual([0, 0]);
    expect((await verify(store)).faults).toEqual([]);
  });

  it('what pages read has grown: the room that is kept does not go for it, and rollback and restored have it', async () => {
    const store = await storeBefore(rollingBack);
    const pages = await readFile(registryFile(store), 'utf8');
    await writeFile(registryFile(store), pages.padEnd(300_000));
    expect(await onFull(store, [promoting, rollingBack, restoring])).toEqual([6, 0, 0]);
    expect((await verify(store)).faults).toEqual([]);
  });
});

proof('killed from outside at forty moments, a rollback is ended by saying it again', async () => {
  const began = Date.now();
  await rig4u(await storeBefore(rollingBack), rollingBack.args);
  const wholeMs = Date.now() - began;
  for (let kill = 0; kill < 40; kill += 1) {
    const store = await storeBefore(rollingBack);
    let timer: NodeJS.Timeout | undefined;
    const started = (end: () => void) => (timer = setTimeout(end, (wholeMs * (kill + 10)) / 50));
    await runTool([...rollingBack.args, '--store', store], { started });
    clearTimeout(timer);
    await endsWhenSaidAgain(store, rollingBack);
  }
});

/** Whether this user may mount a small disk of memory. */
function mayMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'rig4u-mount-'));
  const isMounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place]).status === 0;
  if (isMounted) spawnSync('/bin/umount', [place]);
  return isMounted;
}

const onRealDisk = (): void => {
  let disk: string;
  beforeEach(async () => {
    disk = await temporaryFolder();
    expect((await runChild('/bin/mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk])).ok).toBe(true);
  });
  afterEach(async () => {
    expect((await runChild('/bin/umount', [disk])).ok).toBe(true);
  });

  /** A store on the disk, and what fills that but for some bytes. */
  const filled = async (room: number): Promise<[store: string, filler: string]> => {
    const [store, filler] = [join(disk, 'store'), join(disk, 'filler')];
    await cp(await prepared, store, { recursive: true });
    const { bavail, bsize } = await statfs(disk);
    await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - room)));
    return [store, filler];
  };

  it('a real full disk: two commands in a row take something away', async () => {
    const [store] = await filled(0);
    for (const { args } of [rollingBack, freezing]) {
      const { code, output } = await rig4u(store, args);
      expect([code, output]).toEqual([0, expect.stringContaining('less room is kept there')]);
    }
    expect((await verify(store)).faults).toEqual([]);
  });

  describe.each(rooms)('a real disk with %i bytes left', (room) => {
    it.each([rollingBack, freezing, promoting, beginningRollout])('$args', async (command) => {
      const [store, filler] = await filled(room);
      const { code, output } = await rig4u(store, command.args);
      const isUrgent = command === rollingBack || command === freezing;
      expect([isUrgent ? [0] : [0, 6], code, output]).toEqual([expect.arrayContaining([code]), code, output]);
      await rm(filler);
      await endsWhenSaidAgain(store, command);
    });
  });
};

if (proves) needing('a user who may mount a tmpfs', mayMount(), onRealDisk);
