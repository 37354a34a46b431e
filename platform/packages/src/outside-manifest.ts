import { packageOf, type Package } from './read-package';
import type { Recipe } from './packed-packages';

/** A package.json as it is packed. */
export interface OutsideManifest {
  name: string;
  version: string;
  description?: string;
  license: string;
  type: 'module';
  exports: Record<string, string | { types?: string; default: string }>;
  bin?: Readonly<Record<string, string>>;
  dependencies: Record<string, string>;
  /** Those of them that lie in the tarball. */
  bundleDependencies?: readonly string[];
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: true }>;
}

/** The name of a built file: `./build` is `build`, `.` is `index`. */
export const builtName = (entry: string): string => (entry === '.' ? 'index' : entry.slice(2));

/** Any version with the same major number: which names of shared a build takes, the gate compares. */
const anyOfMajor = (version: string): string => `^${version.split('.')[0]}.0.0`;

/**
 * The package.json of a packed package: real versions in place of `workspace:` and `catalog:`, built files in place of sources.
 * `installed` says which version of a dependency is installed here: what was tested is what others get.
 * `needsOfCarried` is what packages in the tarball ask for.
 */
export function outsideManifest(
  own: Package,
  { entries, plain = {}, typed = [], inlines = [], optional = [], drops = [], brings = {}, carries = {}, bin }: Recipe,
  installed: (name: string, broughtBy?: string) => string,
  needsOfCarried: Readonly<Record<string, string>> = {},
): OutsideManifest {
  const left = new Set([...inlines, ...drops]);
  const kept = Object.keys(own.dependencies).filter((name) => !left.has(name));
  const shared = kept.includes('@rig4u/shared');
  const brought = Object.entries(brings).flatMap(([by, names]) => names.map((name) => [name, installed(name, by)]));
  const dependencies = kept
    .filter((name) => name !== '@rig4u/shared')
    .map((name) => [name, name.startsWith('@rig4u/') ? own.version : installed(name)]);
  const peers = {
    // One copy of it, whichever the team has chosen: its version is what a build asks the host for.
    ...(shared && { '@rig4u/shared': anyOfMajor(installed('@rig4u/shared')) }),
    ...Object.fromEntries(optional.map((name) => [name, anyOfMajor(installed(name))])),
  };
  return {
    name: own.name,
    version: own.version,
    ...(own.description !== undefined && { description: own.description }),
    license: own.license ?? 'MIT',
    type: 'module',
    exports: { ...builtExports(Object.keys(entries), typed), ...plain, './package.json': './package.json' },
    ...(bin && { bin }),
    dependencies: Object.fromEntries([...dependencies, ...brought, ...Object.entries(needsOfCarried)].toSorted(byName)),
    ...(Object.keys(carries).length > 0 && { bundleDependencies: Object.keys(carries) }),
    ...(Object.keys(peers).length > 0 && { peerDependencies: peers }),
    ...(optional.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    }),
  };
}

/** The built file of each entry, beside its types where it has some. */
export const builtExports = (entries: readonly string[], typed: readonly string[]): OutsideManifest['exports'] =>
  Object.fromEntries(
    entries.map((entry) => {
      const file = `./dist/${builtName(entry)}`;
      return [entry, { ...(typed.includes(entry) && { types: `${file}.d.ts` }), default: `${file}.js` }];
    }),
  );

const byName = ([one = '']: string[], [other = '']: string[]): number => (one < other ? -1 : 1);

/** Packages that code imports and its package.json does not name. */
export const undeclared = (
  { dependencies, peerDependencies = {}, name }: Pick<OutsideManifest, 'dependencies' | 'peerDependencies' | 'name'>,
  imported: readonly string[],
): string[] => {
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  return [...new Set(imported.map(packageOf))].filter((one) => !declared.has(one)).toSorted();
};
