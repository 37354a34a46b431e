import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import { proves } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../../src/fake-builds';
import { main } from '../../src/command/main';
import { makePreviewKeys } from '../../src/preview';
import { freeze, offline, pin, promote, publish } from '../../src/release/commands';
import { pauseRollout, rollout } from '../../src/release/rollouts';
import type { StoreAt } from '../../src/store';

const guides = (version: string) => ({ part: 'mf-guides', version });
const why = ['--why', 'a test'];
const untried = [...why, '--without-smoke'];
const how = { steps: [1, 50, 100], everyMs: 1, stopIf: { overLivePp: 1, atLeast: 1 } };

/** A command that changes a store, as it is written. */
export interface StoppedCommand {
  args: readonly string[];
  /** What is done to a prepared store before it. */
  before: (store: StoreAt) => Promise<unknown>;
  /** What it may end with when it is said again. */
  codes: readonly number[];
  /** What it needs of the environment. */
  env?: () => Promise<Readonly<Record<string, string>>>;
}

let logKeys: ReturnType<typeof makePreviewKeys> | undefined;

/** A key that signs revisions, one for a file of tests. */
async function withLogKey(): Promise<Readonly<Record<string, string>>> {
  logKeys ??= temporaryFolder().then((folder) => makePreviewKeys(folder, 'log-key'));
  return { RIG4U_LOG_KEY_FILE: (await logKeys).privateFile };
}

const asIs: StoppedCommand['before'] = () => Promise.resolve();
const rolling: StoppedCommand['before'] = (store) => rollout(store, guides('1.0.2'), how);
const paused: StoppedCommand['before'] = async (store) => {
  await rolling(store);
  await pauseRollout(store, 'mf-guides');
};
const command = (args: readonly string[], before = asIs, codes: readonly number[] = [0]): StoppedCommand => ({
  args,
  before,
  codes,
});

/** Takes the newest release away. */
export const rollingBack = command(['rollback', 'mf-guides']);
export const promoting = command(['promote', 'mf-guides@1.0.2', ...untried]);
export const beginningRollout = command(['rollout', 'mf-guides@1.0.2', ...untried]);
export const freezing = command(['freeze', '--all', ...why]);
/** Goes on in a new epoch. */
export const restoring = command(['restored', ...why]);

/** Every command that changes what the log says. */
export const stoppedCommands: readonly StoppedCommand[] = [
  rollingBack,
  promoting,
  beginningRollout,
  freezing,
  command(['unfreeze'], (store) => freeze(store, true)),
  command(['revert', '2'], asIs, [0, 3]),
  command(['pin', 'mf-guides@1.0.1', '--until', '2h', ...why]),
  command(['unpin', 'mf-guides'], (store) => pin(store, guides('1.0.1'), Date.now() + 1e7)),
  command(['offline', 'off', ...why]),
  command(['offline', 'on', ...why], (store) => offline(store, 'off')),
  restoring,
  command(['rollback', 'mf-guides'], rolling),
  command(['rollout', 'mf-guides', '--next'], rolling),
  command(['rollout', 'mf-guides', '--pause', ...why], rolling),
  command(['rollout', 'mf-guides', '--resume', ...why], paused),
  command(['rollout', 'mf-guides', '--stop', ...why], rolling, [0, 4]),
  command(['policy', 'allow', 'anna', '--may', 'all', ...why]),
  command(['policy', 'deny', 'ben', '--may', 'promote', ...why]),
  command(['policy', 'need-smoke', 'mf-guides', ...why]),
  { ...command(['policy', 'need-signatures', ...why]), env: withLogKey },
];

/** Host and guides, of which 1.0.1 came after 1.0.0 and 1.0.2 is published only: two revisions. */
export async function prepareStore(store: StoreAt): Promise<void> {
  const versions = ['1.0.0', '1.0.1', '1.0.2'];
  for (const { files } of [fakeHost(), ...versions.map((version) => fakeRemote({ version }))])
    await publish(store, await writeDist(files), { quick: true });
  await promote(store, [{ part: 'host', version: '1.0.0' }, guides('1.0.0')]);
  await promote(store, guides('1.0.1'));
}

/** Counts cases of a table, for whoever runs its full form alone. Called for each. */
export function casesIn(title: string): () => void {
  let count = 0;
  afterAll(() => void (proves && process.stdout.write(`${title}: ${count} cases\n`)));
  return () => void (count += 1);
}

/** What a run of the tool came to; the code is null where it was killed. */
export interface ToolRun {
  code: number | null;
  output: string;
}

/** Runs the tool in this process: where nothing stops it, that is as true and takes a tenth of the time. */
export async function runToolHere(args: readonly string[], env: ToolOptions['env'] = {}): Promise<ToolRun> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const scene = { cwd: root, env: { ...process.env, RIG4U_BY: 'anna', ...env }, clock: Date.now, say, complain: say };
  return { code: await main(args, scene), output: lines.join('\n') };
}

/** Runs the tool in a process of its own, as an engineer does. `started` gets what ends it as `kill -9` does. */
export async function runTool(
  args: readonly string[],
  { env, loader = [], started }: ToolOptions = {},
): Promise<ToolRun> {
  const tool = join(root, 'platform/releases/bin/rig4u.mjs');
  const child = spawn(process.execPath, [...loader, tool, ...args], {
    env: { ...process.env, RIG4U_BY: 'anna', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started?.(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
  const [code] = await once(child, 'close');
  return { code: code === null ? null : Number(code), output };
}

export interface ToolOptions {
  env?: Readonly<Record<string, string>>;
  /** What Node loads before it. */
  loader?: readonly string[];
  started?: (kill: () => void) => void;
}
