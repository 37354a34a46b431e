import * as v from 'valibot';
import { loadPackage } from './load-package';
import { sayAll, type Command, type Env } from './scene';

const fn = <T>() => v.custom<T>((value) => typeof value === 'function');
const logModule = v.object({ migrateLog: fn<(address: string) => Promise<string[]>>() });
const hostedModule = v.object({ migrateHosted: fn<(env: Env) => Promise<string[]>>() });

/** Brings the databases that are named to what this release needs: the product's own, that of the store's log, or both. */
export const migrate: Command = async ({ command, log: named }, scene) => {
  const { cwd, say, env } = scene;
  const log = named ?? env['RIG4U_LOG'];
  const applied: string[] = [];
  if (log !== undefined) {
    const { migrateLog } = await loadPackage('@rig4u/stores', logModule, { command, ...scene });
    applied.push(...(await migrateLog(log)));
  }
  if (log === undefined || env['RIG4U_POSTGRES_URL'] !== undefined) {
    const { migrateHosted } = await loadPackage('@rig4u/services/migrations', hostedModule, { command, cwd });
    applied.push(...(await migrateHosted(env)));
  }
  sayAll(applied.length > 0 ? applied.map((name) => `Applied ${name}`) : ['The database is up to date.'], say);
};
