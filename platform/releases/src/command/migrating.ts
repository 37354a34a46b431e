import * as v from 'valibot';
import { loadPackage } from './load-package';
import { tell, type Command, type Env } from './scene';

/** What changed in the product's database, or would: files applied, settings written, and files of a newer release that it has. */
interface Changes {
  files: string[];
  settings: string[];
  newer: string[];
}
interface Options {
  dryRun: boolean;
  say?: (line: string) => void;
}
const fn = <T>() => v.custom<T>((value) => typeof value === 'function');
const logModule = v.object({ migrateLog: fn<(address: string, options: Options) => Promise<string[]>>() });
const hostedModule = v.object({ migrateHosted: fn<(env: Env, options: Options) => Promise<Changes>>() });

/** Brings the databases that are named to what this release needs: the product's own, that of the store's log, or both. */
export const migrate: Command = async (args, scene) => {
  const { command, log: named, dryRun } = args;
  const { cwd, say, env } = scene;
  const log = named ?? env['RIG4U_LOG'];
  const changes: Changes = { files: [], settings: [], newer: [] };
  if (log !== undefined) {
    const { migrateLog } = await loadPackage('@rig4u/stores', logModule, { command, ...scene });
    changes.files.push(...(await migrateLog(log, { dryRun })));
  }
  if (log === undefined || env['RIG4U_POSTGRES_URL'] !== undefined) {
    const { migrateHosted } = await loadPackage('@rig4u/services/migrations', hostedModule, { command, cwd });
    const { files, settings, newer } = await migrateHosted(env, { dryRun, ...(!args.json && { say }) });
    changes.files.push(...files);
    Object.assign(changes, { settings, newer });
  }
  tell(args, { dryRun, ...changes }, () => inWords(changes, dryRun), say);
};

function inWords({ files, settings, newer }: Changes, dryRun: boolean): string[] {
  const lines = [
    ...files.map((name) => `${dryRun ? 'Would apply' : 'Applied'} ${name}`),
    ...settings.map((change) => `${dryRun ? 'Would set' : 'Set'} ${change}`),
    ...newer.map((name) => `The database has ${name} of a newer release already.`),
  ];
  if (files.length + settings.length === 0) lines.push('The database is up to date.');
  return dryRun ? [...lines, 'Nothing was changed (--dry-run).'] : lines;
}
