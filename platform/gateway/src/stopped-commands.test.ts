/** @jest-environment node */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { proof, times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { newestRegistry } from '@rig4u/releases';
import { fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { revisionFile } from '@rig4u/releases/store';
import {
  casesIn,
  restoring,
  rollingBack,
  runTool,
  stoppedCommands,
  type StoppedCommand,
} from '@rig4u/releases/stopped-commands';
import { endsWhenSaidAgain, noneIfDamaged, rig4uOn, servedAndLogged, storeBefore } from './test-stopped-store';

let publishing: StoppedCommand;
beforeAll(async () => {
  const dist = await writeDist(fakeRemote({ version: '1.0.3' }).files);
  publishing = { args: ['publish', dist], before: () => Promise.resolve(), codes: [0] };
});

/** Goes on where the newest revision is lost. */
const goingOn: StoppedCommand = { ...restoring, before: (store) => rm(revisionFile(String(store), 2)) };

/** Every so many-th step is tried in the short form, of the first commands. */
const stride = times({ full: 1, short: 11 });
const tried: readonly (readonly [line: string, command: () => StoppedCommand])[] = [
  ...stoppedCommands
    .slice(0, times({ full: stoppedCommands.length, short: 1 }))
    .map((command) => [command.args.join(' '), () => command] as const),
  ['publish', () => publishing],
  ['restored without revision 2', () => goingOn],
];

const counted = new Map<StoppedCommand, Promise<number>>();

/** The number of calls that change the store while a command runs on a whole disk. */
function stepsOf(command: StoppedCommand): Promise<number> {
  const count = counted.get(command) ?? countSteps(command);
  counted.set(command, count);
  return count;
}

async function countSteps(command: StoppedCommand): Promise<number> {
  const count = join(await temporaryFolder(), 'count');
  const { code, output } = await rig4uOn({ RIG4U_STOP_COUNT: count }, await storeBefore(command), command);
  expect([code, output]).toEqual([0, output]);
  return Number(await readFile(count, 'utf8'));
}

const newestIn = async (store: string): Promise<number> =>
  (await newestRegistry(store).catch(noneIfDamaged))?.revision ?? 0;

const aCase = casesIn('a folder');

async function stoppedAtEachStep(command: StoppedCommand, stop: string): Promise<void> {
  const steps = await stepsOf(command);
  expect(steps).toBeGreaterThan(0);
  for (let step = 1; step <= steps; step += stride) {
    aCase();
    const store = await storeBefore(command);
    const revision = await newestIn(store);
    const { code, output } = await rig4uOn({ RIG4U_STOP_AT: String(step), RIG4U_STOP_HOW: stop }, store, command);
    const now = await newestIn(store);
    if (stop !== 'full') expect(code).toBeNull();
    else if (code !== 0) {
      expect([code, output]).toEqual([6, expect.stringContaining('its disk is full')]);
      expect(output.includes(`Revision ${now} is in the log`)).toBe(now > revision);
    }
    await endsWhenSaidAgain(store, command);
  }
}

describe.each(['before', 'after', 'full'])('stopped %s each of its writes (full: no room from it on)', (stop) => {
  it.each(tried)('rig4u %s: visitors get what the log says, and saying it again ends it', (_line, command) =>
    stoppedAtEachStep(command(), stop),
  );
});

it('restored has a number again that was lost: right after it is in the log, visitors get it', async () => {
  const store = await storeBefore(goingOn);
  await rig4uOn({ RIG4U_STOP_AT: 'link', RIG4U_STOP_HOW: 'after' }, store, goingOn);
  expect(await servedAndLogged(store)).toEqual(['revision 2 of epoch 2', 'revision 2 of epoch 2']);
});

proof('killed from outside at forty moments, a rollback is ended by saying it again', async () => {
  const began = Date.now();
  await rig4uOn({}, await storeBefore(rollingBack), rollingBack);
  const wholeMs = Date.now() - began;
  for (let kill = 0; kill < 40; kill += 1) {
    const store = await storeBefore(rollingBack);
    let timer: NodeJS.Timeout | undefined;
    const started = (end: () => void) => (timer = setTimeout(end, (wholeMs * (kill + 10)) / 50));
    await runTool(rollingBack.args, { env: { RIG4U_STORE: store }, started });
    clearTimeout(timer);
    await endsWhenSaidAgain(store, rollingBack);
  }
});
