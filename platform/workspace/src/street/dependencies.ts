import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    dependencies: names,
    optionalDependencies: names,
    devDependencies: names,
    peerDependencies: names,
  }),
);

const read = (folder: string): v.InferOutput<typeof manifest> =>
  v.parse(manifest, readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Names of all packages that come with the package in a folder when it is installed for use: its dependencies, theirs, and so on, as
 * they are installed here. Development dependencies do not come with it.
 */
export function closureOf(folder: string): Set<string> {
  const seen = new Map<string, string>();
  const visit = (at: string): void => {
    const { dependencies, optionalDependencies, peerDependencies } = read(at);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = installed(at, name);
      if (found === undefined || seen.has(found)) continue;
      seen.set(found, name);
      visit(found);
    }
  };
  visit(realpathSync(folder));
  return new Set(seen.values());
}

/** The folder of an installed package, as Node looks for it; undefined where an optional one was left out. */
function installed(from: string, name: string): string | undefined {
  for (let at = from; dirname(at) !== at; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  }
  return undefined;
}

/** What a package of ours declares of our packages: also for its tests. */
export function oursIn(folder: string): { name: string; declares: string[] } {
  const { name, dependencies, devDependencies, optionalDependencies } = read(folder);
  const all = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  return { name, declares: all.filter((other) => other.startsWith('@rig4u/')) };
}

/** A circle of packages that need each other, as their names in order; undefined when there is none. */
export function circleIn(declared: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const sound = new Set<string>();
  const search = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (sound.has(name)) return undefined;
    for (const other of declared.get(name) ?? []) {
      const circle = search(other, [...path, name]);
      if (circle) return circle;
    }
    sound.add(name);
    return undefined;
  };
  for (const name of declared.keys()) {
    const circle = search(name, []);
    if (circle) return circle;
  }
  return undefined;
}
