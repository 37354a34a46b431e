/**
 * Stands for the part of the federation runtime that preloads by its manifests. The host preloads by the registry
 * (host/src/remotes/preload.ts), with the hash of each file.
 */
function refuse(): never {
  throw new Error('This host preloads by its registry, not by the runtime of the federation.');
}

export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
/** Two plugins that the runtime registers only when it reads manifests. */
export const snapshotPlugin = refuse;
export const generatePreloadAssetsPlugin = refuse;
