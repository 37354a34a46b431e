import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '@rig4u/kernel';
import { Misused } from '../refusals';
import { folderStore, type Store } from '../store';
import type { Args } from './args';
import { loadPackage } from './load-package';
import type { Env, Scene } from './scene';
import { storeFolder } from './store-folder';

/** A log that lies elsewhere than the releases. */
export type OpenedLog = Pick<Store, 'name' | 'log' | 'close'>;

const fn = <T>() => v.custom<T>((value) => typeof value === 'function');
const stores = v.object({
  bucketStore: fn<(address: string, env: Env) => Promise<Store>>(),
  postgresLog: fn<(address: string) => Promise<OpenedLog>>(),
});

/**
 * The store that the caller means: a folder or `s3://bucket/prefix` by `--store` or RIG4U_STORE, with its log there too, or in the
 * database that `--log`, RIG4U_LOG or the file RIG4U_LOG_FILE names. Throws a Refusal that says what to write.
 */
export async function openStore(
  args: Pick<Args, 'command' | 'store' | 'log'>,
  scene: Scene,
  begins: boolean,
): Promise<Store> {
  const { env, cwd } = scene;
  const named = args.store ?? env['RIG4U_STORE'];
  const log = args.log ?? (await logIn(env, cwd));
  const load = () => loadPackage('@rig4u/stores', stores, { command: args.command, ...scene });
  const store = named?.startsWith('s3://')
    ? await (await load()).bucketStore(named, env)
    : folderStore(await storeFolder({ named: args.store, env, cwd, begins }));
  if (log === undefined) return store;
  if (!/^postgres(ql)?:\/\//.test(log))
    throw new Misused('A log lies in a database: --log postgres://user@host/database, or RIG4U_LOG.');
  const opened = await (await load()).postgresLog(log);
  return withLog(store, opened);
}

/** A store whose log lies elsewhere. It is no folder that a gateway could serve from, even where its releases are in one. */
const withLog = ({ name, releases, close }: Store, other: OpenedLog): Store => ({
  name: `${name} with its log in ${other.name}`,
  releases,
  log: other.log,
  close: async () => {
    await other.close();
    await close();
  },
});

/** The log's address from the environment; its password is better in a file. */
async function logIn(env: Env, cwd: string): Promise<string | undefined> {
  const file = env['RIG4U_LOG_FILE'];
  if (file === undefined) return env['RIG4U_LOG'];
  if (env['RIG4U_LOG'] !== undefined) throw new Misused('Set RIG4U_LOG or RIG4U_LOG_FILE, not both.');
  try {
    return (await readFile(resolve(cwd, file), 'utf8')).trim();
  } catch (error) {
    throw new Misused(`RIG4U_LOG_FILE names ${file}, which cannot be read (${errorCode(error)}).`, { cause: error });
  }
}
