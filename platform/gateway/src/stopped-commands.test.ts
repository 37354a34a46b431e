/** @jest-environment node */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@rig4u/kernel';
import { loadConfig } from '@rig4u/kernel/config';
import { proof, times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { newestRegistry, verify } from '@rig4u/releases';
import { fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import {
  beginningRollout,
  freezing,
  prepareStore,
  promoting,
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

/** The revision that a gateway serves, and the one that the log has. */
async function servedAndLogged(store: string): Promise<[served: unknown, logged: unknown]> {
  const app = createGateway({ store, config: await loadConfig({}), log: String });
  const answer = await app.fetch(new Request('http://rig4u.test/registry/index.json'));
  return [(await answer.json()).revision, (await newestRegistry(store))?.revision];
}

/** What was stopped is what visitors get as far as the log has it, and saying it again ends it. */
async function endsWhenSaidAgain(store: string, { args, codes }: StoppedCommand): Promise<void> {
  const [served, logged] = await servedAndLogged(store);
  expect(served).toBe(logged);
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
    const revision = (await newestRegistry(store))?.revision ?? 0;
    const { code, output } = await rig4u(store, args, { RIG4U_STOP_AT: String(step), RIG4U_STOP_HOW: stop });
    const now = (await newestRegistry(store))?.revision ?? 0;
    if (stop !== 'full') expect(code).toBeNull();
    else if (code !== 0) {
      expect([code, output]).toEqual([6, expect.stringContaining('its disk is full')]);
      expect(output.includes(`Revision ${now} is in the log`)).toBe(now > revision);
    }
    await endsWhenSaidAgain(store, command);
  }
}

describe.each(['before', 'after', 'full'])('stopped %s each of its writes (full: no room from it on)', (stop) => {
  it.each([...tried, ['publish', () => publishing] as const])(
    'rig4u %s: visitors get what the log says, and saying it again ends it',
    (_line, command) => stoppedAtEachStep(command(), stop),
  );
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
