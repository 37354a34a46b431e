import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@rig4u/kernel';
import { loadConfig } from '@rig4u/kernel/config';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { newestRegistry, verify } from '@rig4u/releases';
import {
  prepareStore,
  runTool,
  runToolHere,
  type StoppedCommand,
  type ToolRun,
} from '@rig4u/releases/stopped-commands';
import { createGateway } from './app';

const stopAt = pathToFileURL(join(root, 'platform/releases/src/release/stop-at.mjs')).href;

let prepared: Promise<string> | undefined;

/** For tests: a store of two revisions, made once for a file of tests. Each works on a copy. */
export const preparedStore = (): Promise<string> =>
  (prepared ??= temporaryFolder().then(async (folder) => {
    await prepareStore(folder);
    return folder;
  }));

/** A copy of it on which a command can be run. */
export async function storeBefore({ before }: Pick<StoppedCommand, 'before'>): Promise<string> {
  const store = join(await temporaryFolder(), 'store');
  await cp(await preparedStore(), store, { recursive: true });
  await before(store);
  return store;
}

/** How a disk is not as it should be: settings of `stop-at.mjs`. */
export type Disk = Readonly<Record<`RIG4U_STOP_${string}`, string>>;

/** Runs the tool in a process of its own, on a disk that is not as it should be from a folder on. */
export async function rig4uOn(
  disk: Disk,
  place: string,
  { args, env }: Pick<StoppedCommand, 'args' | 'env'>,
): Promise<ToolRun> {
  const run = await runTool(args, {
    env: { RIG4U_STOP_STORE: place, RIG4U_STORE: place, ...disk, ...(await env?.()) },
    loader: ['--import', stopAt],
  });
  expect(run.output).not.toMatch(/Unexpected|\n {4}at /);
  return run;
}

/** What a gateway serves, and what the log has; undefined where it serves nothing, or a revision is missing in the log. */
export async function servedAndLogged(
  store: string,
): Promise<[served: string | undefined, logged: string | undefined]> {
  const app = createGateway({ store, config: await loadConfig({}), log: String });
  const answer = await app.fetch(new Request('http://rig4u.test/registry/index.json'));
  const newest = await newestRegistry(store).catch(noneIfDamaged);
  return [answer.ok ? named(await answer.json()) : undefined, newest && named(newest)];
}

const named = ({ epoch, revision }: { epoch: number; revision: number }): string =>
  `revision ${revision} of epoch ${epoch}`;

/** For `.catch`: a log in which a revision is missing has no newest one. */
export function noneIfDamaged(error: unknown): undefined {
  if (error instanceof Error && error.name === 'Damaged') return undefined;
  throw error;
}

/** What was stopped is what visitors get as far as the log has it, and saying it again ends it. */
export async function endsWhenSaidAgain(store: string, { args, codes, env }: StoppedCommand): Promise<void> {
  const [served, logged] = await servedAndLogged(store);
  expect(served).toBe(logged ?? served);
  const { code, output } = await runToolHere(args, { RIG4U_STORE: store, ...(await env?.()) });
  expect([codes, code, output]).toEqual([expect.arrayContaining([code]), code, output]);
  expect((await verify(store)).faults).toEqual([]);
  const [now, newest] = await servedAndLogged(store);
  expect(now).toBeDefined();
  expect(now).toBe(newest);
}
