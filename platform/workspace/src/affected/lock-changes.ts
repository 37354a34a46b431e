import * as v from 'valibot';
import { parse } from 'yaml';

const installed = v.optional(v.record(v.string(), v.object({ version: v.string() })), {});
const named = v.optional(v.record(v.string(), v.string()), {});
const lockSchema = v.object({
  importers: v.record(
    v.string(),
    v.object({ dependencies: installed, devDependencies: installed, optionalDependencies: installed }),
  ),
  packages: v.optional(v.record(v.string(), v.looseObject({})), {}),
  snapshots: v.optional(v.record(v.string(), v.object({ dependencies: named, optionalDependencies: named })), {}),
});
type Lock = v.InferOutput<typeof lockSchema>;

/** What two lock files install differently for one folder: names such as `react@19.3.1`, in order. */
export interface PackageChanges {
  /** Also for its tests and tools. */
  all: readonly string[];
  /** Of its dependencies alone. */
  shipped: readonly string[];
}

/**
 * What differs for each folder of the workspace. Folders are those of the lock file: `.` is the root. Throws where a text is no lock
 * file of pnpm.
 */
export function lockChanges(before: string, after: string): ReadonlyMap<string, PackageChanges> {
  const [old, now] = [readLock(before), readLock(after)];
  return new Map(
    Object.keys(now.importers).map((folder) => [
      folder,
      {
        all: difference(installedFor(old, folder, true), installedFor(now, folder, true)),
        shipped: difference(installedFor(old, folder, false), installedFor(now, folder, false)),
      },
    ]),
  );
}

function difference(had: ReadonlyMap<string, string>, has: ReadonlyMap<string, string>): string[] {
  const changed = [...has].filter(([name, content]) => had.get(name) !== content).map(([name]) => name);
  return [...changed, ...[...had.keys()].filter((name) => !has.has(name))].toSorted();
}

function readLock(text: string): Lock {
  const read = v.safeParse(lockSchema, parse(text));
  if (read.success) return read.output;
  throw new Error(`This is no lock file of pnpm: ${v.summarize(read.issues)}`);
}

/**
 * Everything that is installed for a folder, also for the packages of ours that it links: name and version → what it is.
 * `withTools`: what it is built and tested with, too.
 */
function installedFor(lock: Lock, folder: string, withTools: boolean): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const snapshot = lock.snapshots[name];
    found.set(name, JSON.stringify([snapshot, lock.packages[name.replace(/\(.*$/, '')]]));
    for (const [other, version] of Object.entries({ ...snapshot?.dependencies, ...snapshot?.optionalDependencies }))
      visit(packageOf(other, version));
  };
  const enter = (at: string): void => {
    const importer = lock.importers[at];
    if (!importer || seen.has(at)) return;
    seen.add(at);
    const { dependencies, devDependencies, optionalDependencies } = importer;
    const wanted = { ...dependencies, ...optionalDependencies, ...(withTools && devDependencies) };
    for (const [name, { version }] of Object.entries(wanted))
      if (version.startsWith('link:')) enter(joined(at, version.slice('link:'.length)));
      else visit(packageOf(name, version));
  };
  enter(folder);
  return found;
}

/** `react` and `19.3.1` are `react@19.3.1`; an alias names its package in the version. */
const packageOf = (name: string, version: string): string =>
  /^@?[^@(]+@/.test(version) ? version : `${name}@${version}`;

/** A folder seen from another one: `mf-guides` and `../shared` are `shared`. */
const joined = (from: string, link: string): string =>
  decodeURIComponent(new URL(link, `file:///${from === '.' ? '' : `${from}/`}`).pathname).replace(/^\/|\/$/g, '') ||
  '.';
