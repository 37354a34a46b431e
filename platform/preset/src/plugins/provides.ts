import { createRequire } from 'node:module';
import path from 'node:path';
import type { AsyncDependenciesBlock, Compilation, Module } from 'webpack';
import { bundlerRuntimeKey, bundlerRuntimeVersion, handsOver } from '../bundler-runtime/build-side';
import { sharedDir, sharedVersions } from '../part';

export interface Provided {
  names: string[];
  files: string[];
}

const reactEntries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The names of the shared entries' modules; asked for before webpack joins modules, after it knows their exports. */
export function providedNames(compilation: Compilation, entries: Map<string, string>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  // Without names: only generated code speaks to it.
  if (handsOver(compilation)) names.set(bundlerRuntimeKey, []);
  for (const module of compilation.modules) {
    for (const [key, file] of entries) {
      if (!('resource' in module) || module.resource !== file) continue;
      const exports = compilation.moduleGraph.getProvidedExports(module);
      if (!Array.isArray(exports))
        throw new Error(
          `${file}: webpack does not know its exports; write them by name instead of "export *" from a package`,
        );
      names.set(key, exports.filter((name) => name !== 'default').sort());
    }
  }
  return names;
}

/** What the host offers to remotes: names and, where an entry is fetched on demand, the chunks that carry it. */
export function provides(compilation: Compilation, names: Map<string, string[]>): Record<string, Provided> {
  const chunks = chunksOfProvided(compilation);
  const own = [...names].map(([key, list]): [string, Provided] => [key, { names: list, files: chunks.get(key) ?? [] }]);
  // In the order of their keys: webpack's own differs from build to build, and a version has one content.
  return Object.fromEntries([...reactProvides(), ...own].toSorted(([one], [two]) => (one < two ? -1 : 1)));
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

function chunksOfProvided(compilation: Compilation): Map<string, string[]> {
  const chunks = new Map<string, string[]>();
  for (const module of compilation.modules) {
    const key = providedKey(module);
    const [block] = module.blocks;
    if (key && block) chunks.set(key, filesOf(compilation, block));
  }
  return chunks;
}

function providedKey(module: Module): string | undefined {
  const name: unknown = module.type === 'provide-module' ? Reflect.get(module, '_name') : undefined;
  return typeof name === 'string' ? name : undefined;
}

const filesOf = (compilation: Compilation, block: AsyncDependenciesBlock): string[] => {
  const group = compilation.chunkGraph.getBlockChunkGroup(block);
  return group ? group.getFiles().filter((file) => file.endsWith('.js')) : [];
};
