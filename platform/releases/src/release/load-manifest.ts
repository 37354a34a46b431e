import { Refusal } from '@rig4u/kernel';
import { manifestFiles, readManifest, type HostManifest, type Manifest } from '../manifest';
import { recordFile } from '../registry';
import { NotThere } from '../refusals';
import {
  hasRelease,
  labelOf,
  readRelease,
  readReleaseFile,
  versionsOf,
  type FileMap,
  type ReleaseRef,
  type StoreAt,
} from '../store';

/** The files of a published release, without those that the store makes itself; undefined where it is not published. */
export async function ownFilesOf(store: StoreAt, ref: ReleaseRef): Promise<FileMap | undefined> {
  const files = await readRelease(store, ref);
  return files && new Map([...files].filter(([name]) => name !== recordFile));
}

/** What a published release says of itself. Throws a Refusal that lists the versions there are. */
export async function loadManifest(store: StoreAt, ref: ReleaseRef): Promise<Manifest> {
  if (!(await hasRelease(store, ref))) throw await notPublished(store, ref);
  const name = manifestFiles[ref.part === 'host' ? 1 : 0];
  const bytes = await readReleaseFile(store, ref, name);
  return readManifest(new Map(bytes ? [[name, bytes]] : []));
}

/** What a published host provides. Throws a Refusal. */
export async function loadHost(store: StoreAt, version: string): Promise<HostManifest> {
  const build = await loadManifest(store, { part: 'host', version });
  if (build.kind === 'host') return build.manifest;
  throw new Refusal(`The release folder of host@${version} holds a remote.`);
}

export async function notPublished(store: StoreAt, ref: ReleaseRef): Promise<NotThere> {
  const versions = await versionsOf(store, ref.part);
  const known =
    versions?.length === 0 ? 'The store has no release of it.' : versions && `The store has ${versions.join(', ')}.`;
  return new NotThere(
    `${labelOf(ref)} is not published. ${known ? `${known} ` : ''}Build it and run "rig4u publish <dist folder>".`,
  );
}
