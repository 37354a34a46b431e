import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { followOnce } from '../follow';
import { Misused } from '../refusals';
import { readLogKeys, type LogKey } from '../signed';
import type { Store } from '../store';
import type { Args } from './args';
import { loadPackage } from './load-package';
import { tell, type Env, type StoreCommand } from './scene';
import { wordOf } from './words';

interface ExportOptions {
  /** A store's folder. */
  store: string;
  folder: string;
  env: Env;
  dryRun: boolean;
  log: (line: string) => void;
}

/** What the package says of an export. */
interface Exported {
  revision: number;
  releases: string[];
  files: number;
  done: { written: number; bytes: number; removed: number } | undefined;
  purge: string[];
  notInIt: string[];
  warnings: string[];
  next: string[];
}

const fn = <T>() => v.custom<T>((value) => typeof value === 'function');
const exportModule = v.object({
  exportSite: fn<(options: ExportOptions) => Promise<Exported>>(),
  targetNames: v.array(v.string()),
});

/** Writes what is live as files and rules for a host that runs no gateway. */
export const exporting: StoreCommand = async (args, scene) => {
  const { store, cwd, env, say } = scene;
  const folder = resolve(cwd, wordOf(args, 'folder'));
  const loaded = await loadPackage('@rig4u/export', exportModule, { command: args.command, ...scene });
  const { target = '', dryRun } = args;
  if (!loaded.targetNames.includes(target))
    throw new Misused(
      `Say which host it is for: --target ${loaded.targetNames.join(', ')}. Another host or CDN is served by a gateway behind it: docs/static-export.md.`,
    );
  const settings = args.origin === undefined ? env : { ...env, RIG4U_ORIGIN: args.origin };
  // Said with the rest: a program that asks for JSON reads nothing else.
  const logged: string[] = [];
  const exported = await inItsFolder(store, await readLogKeys(env), (at) =>
    loaded.exportSite({ store: at, folder, env: settings, dryRun, log: (line) => logged.push(line) }),
  );
  tell(args, { ...exported, logged }, () => [...logged, ...linesOf(args, folder, exported)], say);
};

/** A store that is no folder, or whose revisions must be signed, is brought into one first, as a gateway does. */
async function inItsFolder<T>(
  store: Store,
  keys: LogKey[] | undefined,
  act: (folder: string) => Promise<T>,
): Promise<T> {
  if (store.folder !== undefined && !keys) return act(store.folder);
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-export-'));
  try {
    await followOnce(store, folder, keys);
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function linesOf({ dryRun, target }: Args, folder: string, exported: Exported): string[] {
  const { revision, releases, files, done, purge, notInIt, warnings, next } = exported;
  const what = `revision ${revision} to ${folder} for ${target}: ${files} files of ${releases.join(', ')}`;
  return [
    ...warnings,
    dryRun ? `Would export ${what}.` : `Exported ${what}.`,
    ...(done
      ? [
          `${done.written} files were new (${megabytes(done.bytes)} MB); ${done.removed} that nobody asks for any more are gone.`,
        ]
      : []),
    `${purge.length} addresses show another text than in the export before: purge.txt.`,
    `Not in an export: ${notInIt.join('; ')}.`,
    ...next,
  ];
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
