import { relative, sep } from 'node:path';
import { newestRegistry } from '@rig4u/releases';
import { folderOf } from '@rig4u/releases/store';

const isRelease = /^(host\/[^/]+|remotes\/[^/]+\/[^/]+)$/;

/**
 * Whether a file of a store is needed in a copy of it: the registry, and the releases that are live or that `besides` names by
 * their folders. A store that was used before holds many others. Throws where nothing is live.
 */
export async function liveFiles(
  store: string,
  besides: (folder: string) => boolean = () => false,
): Promise<(file: string) => boolean> {
  const now = await newestRegistry(store);
  if (!now) throw new Error(`Nothing is live in ${store}.`);
  const live = Object.entries({ ...now.remotes, host: now.host }).map(
    ([
      part,
      {
        live: [version],
      },
    ]) => folderOf({ part, version }),
  );
  return (file) => {
    const name = relative(store, file).split(sep).join('/');
    return !isRelease.test(name) || live.includes(name) || besides(name);
  };
}
