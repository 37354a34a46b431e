import type { HostManifest } from '@rig4u/releases/manifest';
import type { Config, PageIndex } from '@rig4u/shared/contracts';
import { workerPath } from '@rig4u/shared/contracts';
import { appManifest } from './app-manifest';
import type { Document, FoundDocument } from './document';
import { liveFiles } from './live-files';
import { readWorker, withdrawingWorker, workerHeaders } from './worker';

export interface Offline {
  store: string;
  config: Config;
  manifest: HostManifest;
  /** Undefined where the store has none: then nothing can be kept. */
  index: PageIndex | undefined;
  /** What each answer carries. */
  carries: Readonly<Record<string, string>>;
}

export const listPath = '/registry/files.json';
const manifestPath = '/manifest.webmanifest';

/** Addresses of what a browser needs to install the product and to use it without a network. */
export const offlinePaths: readonly string[] = [workerPath, listPath, manifestPath];

/** Whether pages may be kept for use without a network. */
const mayKeep = (index: PageIndex | undefined): index is PageIndex => index !== undefined && index.offline !== 'off';

/**
 * What is at one of `offlinePaths`; undefined where there is nothing. Where nothing may be kept the worker is one that withdraws itself,
 * and there is no list of files.
 */
export async function offlineDocument(
  path: string,
  { store, config, manifest, index, carries }: Offline,
  make: (type: string, text: string) => Promise<Document>,
): Promise<FoundDocument | undefined> {
  if (path === manifestPath)
    return { document: await make('application/manifest+json', appManifest(config, manifest)), headers: carries };
  const script = mayKeep(index) ? await readWorker(store, manifest) : undefined;
  if (path === workerPath)
    return {
      document: await make('text/javascript; charset=utf-8', script ?? withdrawingWorker),
      headers: { ...carries, ...workerHeaders },
    };
  if (script === undefined || !mayKeep(index)) return undefined;
  const list = JSON.stringify(await liveFiles(store, index, manifest));
  return { document: await make('application/json', list), headers: carries };
}
