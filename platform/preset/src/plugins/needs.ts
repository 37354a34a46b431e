import type { Compilation, Dependency, Module } from 'webpack';
import type { RemoteManifest } from '@rig4u/releases/manifest';
import { bundlerRuntimeKey, bundlerRuntimeVersion, takesOver } from '../bundler-runtime/build-side';

export const isConsumed = (module: Module): boolean => module.type === 'consume-shared-module';

export interface ReadNeeds {
  /** For each shared entry its range, and the names that the build imports from it; `*` = the whole namespace. */
  needs: RemoteManifest['needs'];
  /** Entries that are reached by `import()` only. */
  onDemand: string[];
}

/** What a build takes from the host, as webpack's graph has it. */
export function readNeeds(compilation: Compilation): ReadNeeds {
  const needs: ReadNeeds['needs'] = {};
  const atOnce = new Set<string>();
  for (const module of compilation.modules) {
    if (!isConsumed(module)) continue;
    const key = shareKeyOf(module);
    const names = new Set(needs[key]?.names ?? []);
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      for (const name of namesOf(compilation, connection.dependency)) names.add(name);
      if (!isDynamic(compilation, connection.dependency)) atOnce.add(key);
    }
    needs[key] = { range: optionOf(module, 'requiredVersion'), names: [...names].sort() };
  }
  if (takesOver(compilation)) {
    needs[bundlerRuntimeKey] = { range: `^${bundlerRuntimeVersion()}`, names: ['*'] };
    atOnce.add(bundlerRuntimeKey);
  }
  const sorted = Object.entries(needs).sort(([a], [b]) => (a < b ? -1 : 1));
  return { needs: Object.fromEntries(sorted), onDemand: sorted.map(([key]) => key).filter((key) => !atOnce.has(key)) };
}

/** What is not fetched ahead: what is reached by `import()` only, and what only code imports that comes after every screen. */
export const takenLater = (
  { needs, onDemand }: ReadNeeds,
  screens: readonly { takes: readonly string[] }[],
): string[] =>
  Object.keys(needs).filter(
    (key) =>
      key !== bundlerRuntimeKey && (onDemand.includes(key) || screens.every(({ takes }) => !takes.includes(key))),
  );

/** An `import()` has a block of its own; a static import belongs to its module. */
function isDynamic(compilation: Compilation, dependency: Dependency | null): boolean {
  return (
    dependency !== null &&
    compilation.moduleGraph.getParentBlock(dependency) !== compilation.moduleGraph.getParentModule(dependency)
  );
}

/** The key under which a consume-shared module asks. */
export const shareKeyOf = (module: Module): string => optionOf(module, 'shareKey');

/** webpack's consume-shared module keeps what it asks for in untyped options. A range is text or webpack's own list. */
function optionOf(module: Module, name: 'shareKey' | 'requiredVersion'): string {
  const options: unknown = Reflect.get(module, 'options');
  const value: unknown = typeof options === 'object' && options !== null ? Reflect.get(options, name) : undefined;
  if (typeof value === 'string') return value;
  throw new Error(`Needs: ${module.identifier()} has no ${name} as text; the federation plugin has changed`);
}

function namesOf(compilation: Compilation, dependency: unknown): string[] {
  if (typeof dependency !== 'object' || dependency === null) return [];
  const ids: unknown = Reflect.get(dependency, 'ids');
  if (Array.isArray(ids)) return [first(ids)];
  const referenced: unknown = Reflect.get(dependency, 'getReferencedExports');
  if (typeof referenced !== 'function') return [];
  const exports: unknown = referenced.call(dependency, compilation.moduleGraph, undefined);
  if (!Array.isArray(exports)) return [];
  return exports.map((entry: unknown) => first(Array.isArray(entry) ? entry : Reflect.get(Object(entry), 'name')));
}

const first = (path: unknown): string => (Array.isArray(path) && typeof path[0] === 'string' ? path[0] : '*');
