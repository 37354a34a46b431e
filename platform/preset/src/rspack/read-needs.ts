import type { Chunk, Compilation, Dependency, Module } from '@rspack/core';
import type { RemoteManifest } from '@rig4u/releases/manifest';
import { bundlerRuntimeKey, bundlerRuntimeVersion } from '../bundler-runtime/build-side';
import type { ReadNeeds } from '../plugins/needs';
import { remoteShares } from '../share-scope';

const isConsumed = (module: Module): boolean => module.type === 'consume-shared-module';

/** What a build by Rspack takes from the host: the same that is read of webpack's, from Rspack's dependencies. */
export function readNeeds({ modules, moduleGraph }: Compilation): ReadNeeds {
  const needs: RemoteManifest['needs'] = {
    [bundlerRuntimeKey]: { range: `^${bundlerRuntimeVersion()}`, names: ['*'] },
  };
  const atOnce = new Set([bundlerRuntimeKey]);
  for (const module of [...modules].filter(isConsumed)) {
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      const key = requestOf(dependency);
      const names = new Set([...(needs[key]?.names ?? []), ...namesOf(dependency)]);
      needs[key] = { range: rangeOf(key), names: [...names].toSorted() };
      if (dependency.type !== 'import()') atOnce.add(key);
    }
  }
  const sorted = Object.entries(needs).toSorted(([one], [two]) => (one < two ? -1 : 1));
  return { needs: Object.fromEntries(sorted), onDemand: sorted.map(([key]) => key).filter((key) => !atOnce.has(key)) };
}

/** The shared entries that chunks import. */
export const keysIn = ({ chunkGraph, moduleGraph }: Compilation, chunks: readonly Chunk[]): string[] => {
  const consumed = chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]).filter(isConsumed);
  const keys = consumed.flatMap((module) =>
    moduleGraph.getIncomingConnections(module).map(({ dependency }) => requestOf(dependency)),
  );
  return [...new Set(keys)].toSorted();
};

/** The table of what is taken has each entry under the name by which it is imported. */
function requestOf({ request }: Dependency): string {
  if (request !== undefined) return request;
  throw new Error('Needs: Rspack does not say what an import of a shared entry asks for; it has changed');
}

/** An import that only loads names none; of a whole namespace, or by `import()`, any may be used. */
function namesOf({ type, ids }: Dependency): string[] {
  if (type === 'esm import' || type === 'esm export import') return [];
  return [ids?.[0] ?? '*'];
}

function rangeOf(key: string): string {
  const shares: Readonly<Record<string, { requiredVersion: string }>> = remoteShares();
  const share = shares[key] ?? shares[`${key.split('/')[0]}/`];
  if (share) return share.requiredVersion;
  throw new Error(`Needs: ${key} is shared, and nothing says in which versions`);
}
