import { recordFile } from '@rig4u/releases';
import { addressOf, framesFile, sharedTypesFile, type HostManifest } from '@rig4u/releases/manifest';
import type { LiveFiles, NamedRelease, PageIndex } from '@rig4u/shared/contracts';
import { namedManifest } from './named-manifest';
import { cardFile } from './social-card';
import { workerFile } from './worker';

type Hashes = Readonly<Record<string, string>>;

/** Files of a release that no page asks for. The picture of links has its mark in the manifest; hosts of before had none. */
const forTools = [
  'index.html',
  framesFile,
  'mf-manifest.json',
  'notices.txt',
  'sbom.cdx.json',
  sharedTypesFile,
  workerFile,
  cardFile,
];

/**
 * `/registry/files.json`: every file of the live releases that a page may ask for, with its hash, but those that are kept only
 * when they were opened. A release whose manifest cannot be
 * read, or is not the one that the registry names, is left out: the others can be used without a network all the same.
 */
export async function liveFiles(store: string, index: PageIndex, host: HostManifest): Promise<LiveFiles> {
  const named = Object.entries(index.remotes).flatMap(([part, remote]) =>
    'live' in remote
      ? [remote.live, ...(remote.rollout ? [remote.rollout.release] : [])].map((one) => [part, one] as const)
      : [],
  );
  const remotes = await Promise.all(named.map(([part, release]) => filesOfRemote(store, part, release)));
  const files = Object.assign({}, addressed({ part: 'host', version: host.version }, host), ...remotes);
  return { epoch: index.epoch, revision: index.revision, files };
}

async function filesOfRemote(store: string, part: string, named: NamedRelease): Promise<Hashes> {
  const manifest = await namedManifest(store, part, named);
  const [version, hash] = named;
  return manifest
    ? addressed({ part, version }, { ...manifest, files: { ...manifest.files, [recordFile]: hash } })
    : {};
}

const addressed = (
  ref: { part: string; version: string },
  { files, notAhead = [] }: Pick<HostManifest, 'files' | 'notAhead'>,
): Hashes =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, hash]) =>
      forTools.includes(name) || notAhead.includes(name) || name.endsWith('.map')
        ? []
        : [[addressOf(ref) + name, hash]],
    ),
  );
