import { createRequire } from 'node:module';
import path from 'node:path';
import type { AsyncDependenciesBlock, ChunkGroup, Compilation, Module } from 'webpack';
import { bundlerRuntimeKey, bundlerRuntimeVersion } from '../bundler-runtime/build-side';
import { sharedDir, sharedVersions } from '../part';

export interface Provided {
  names: string[];
  files: string[];
}

const reactEntries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** A shared entry in the build of a host: the names of its module, and the `import()` by which the host provides it. */
export interface Offer {
  names: string[];
  block: AsyncDependenciesBlock;
}

/** The table by which the host provides the shared entries. */
const table = path.join('remotes', 'shares.ts');

/**
 * The shared entries that the host's table provides; asked for before webpack joins modules, after it knows their exports. Throws when
 * one is missing in the table.
 */
export function offers(compilation: Compilation, entries: Map<string, string>): Map<string, Offer> {
  const keys = new Map([...entries].map(([key, file]) => [file, key]));
  const found = new Map<string, Offer>();
  for (const module of compilation.modules) {
    if (!resourceOf(module).endsWith(table)) continue;
    for (const block of module.blocks) {
      const [dependency] = block.dependencies;
      const target = dependency && compilation.moduleGraph.getModule(dependency);
      const key = target && keys.get(resourceOf(target));
      if (key) found.set(key, { names: namesOf(compilation, target), block });
    }
  }
  const missing = [...entries.keys()].filter((key) => !found.has(key));
  if (missing.length > 0) throw new Error(`${table} of the host does not provide ${missing.join(', ')}`);
  return found;
}

function namesOf(compilation: Compilation, module: Module): string[] {
  const exports = compilation.moduleGraph.getProvidedExports(module);
  if (!Array.isArray(exports))
    throw new Error(
      `${resourceOf(module)}: webpack does not know its exports; write them by name instead of "export *" from a package`,
    );
  return exports.filter((name) => name !== 'default').sort();
}

const resourceOf = (module: Module): string => ('resource' in module ? String(module.resource) : '');

/** What the host offers to remotes: names and, where an entry is fetched on demand, the chunks that carry it. */
export function provides(compilation: Compilation, offered: Map<string, Offer>): Record<string, Provided> {
  const own = [...offered].map(([key, { names, block }]): [string, Provided] => [
    key,
    { names, files: scriptsOf(compilation.chunkGraph.getBlockChunkGroup(block)) },
  ]);
  // Without names: only generated code speaks to it. It comes with the federation runtime.
  const runtime: Provided = { names: [], files: scriptsOf(compilation.namedChunkGroups.get('federation')) };
  if (runtime.files.length === 0)
    throw new Error('The host has no chunk `federation`, which remotes take the bundler runtime from');
  // In the order of their keys: webpack's own differs from build to build, and a version has one content.
  return Object.fromEntries(
    [...reactProvides(), ...own, [bundlerRuntimeKey, runtime] as const].toSorted(([one], [two]) =>
      one < two ? -1 : 1,
    ),
  );
}

/** The version that the share scope holds of an entry: React's and the bundler runtime's own, else that of @rig4u/shared. */
export function providedVersions(): (key: string) => string {
  const { shared, react, reactDom } = sharedVersions();
  const packages: Readonly<Record<string, string>> = {
    react,
    'react-dom': reactDom,
    '@module-federation': bundlerRuntimeVersion(),
  };
  return (key) => packages[key.split('/')[0] ?? ''] ?? shared;
}

/** React's packages are CommonJS: their names are read from the packages themselves. */
function reactProvides(): [string, Provided][] {
  const load = createRequire(path.join(sharedDir, 'package.json'));
  return reactEntries.map((key) => [key, { names: Object.keys(Object(load(key))).sort(), files: [] }]);
}

const scriptsOf = (group: ChunkGroup | null | undefined): string[] =>
  group?.getFiles().filter((file) => file.endsWith('.js')) ?? [];
