import { Refusal } from '@rig4u/kernel';
import type { HostManifest, RemoteManifest } from '@rig4u/shared/contracts';
import { labelOf, readRelease, versionsOf, type FileMap, type ReleaseRef } from '../store';
import { readManifest, type Manifest } from '../plans/manifest';

/** A published release: its files and what they say of themselves. Throws a Refusal that lists the versions there are. */
export async function loadRelease(store: string, ref: ReleaseRef): Promise<{ files: FileMap; build: Manifest }> {
  const files = await readRelease(store, ref);
  if (files) return { files, build: readManifest(files) };
  const versions = await versionsOf(store, ref.part);
  const known = versions.length > 0 ? `The store has ${versions.join(', ')}.` : 'The store has no release of it.';
  throw new Refusal(`${labelOf(ref)} is not published. ${known} Build it and run "rig4u publish <dist folder>".`);
}

export async function loadHost(store: string, version: string): Promise<HostManifest> {
  const { build } = await loadRelease(store, { part: 'host', version });
  if (build.kind === 'host') return build.manifest;
  throw new Refusal(`The release folder of host@${version} holds a remote.`);
}

export async function loadRemote(store: string, ref: ReleaseRef): Promise<RemoteManifest> {
  const { build } = await loadRelease(store, ref);
  if (build.kind === 'remote') return build.manifest;
  throw new Refusal(`The release folder of ${labelOf(ref)} holds a host.`);
}
