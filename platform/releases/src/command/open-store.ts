import * as v from 'valibot';
import { Misused } from '../refusals';
import { folderStore, withLog, type OpenedLog, type Store } from '../store';
import type { Args } from './args';
import { loadPackage } from './load-package';
import type { Env, Scene } from './scene';
import { storeFolder } from './store-folder';

const fn = <T>() => v.custom<T>((value) => typeof value === 'function');
const stores = v.object({
  bucketStore: fn<(address: string, env: Env) => Promise<Store>>(),
  postgresLog: fn<(address: string) => Promise<OpenedLog>>(),
});

/**
 * The store that the caller means: a folder or `s3://bucket/prefix` by `--store` or RIG4U_STORE, with its log there too, or in the
 * database that `--log` or RIG4U_LOG names. Throws a Refusal that says what to write.
 */
export async function openStore(
  args: Pick<Args, 'command' | 'store' | 'log'>,
  scene: Scene,
  begins: boolean,
): Promise<Store> {
  const { env, cwd } = scene;
  const named = args.store ?? env['RIG4U_STORE'];
  const log = args.log ?? env['RIG4U_LOG'];
  if (named === undefined && log !== undefined)
    throw new Misused('The log is named and the store is not: set RIG4U_STORE or --store too, where the releases are.');
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
