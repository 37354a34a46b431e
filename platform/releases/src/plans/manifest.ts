import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import {
  describeIssues,
  hostManifest,
  remoteManifest,
  type HostManifest,
  type PinnedFile,
  type RemoteManifest,
} from '@rig4u/shared/contracts';
import { folderOf, type FileMap, type ReleaseRef } from '../store';

/** What a build says of itself: `remote.json` or `host.json`, read. */
export type Manifest = { kind: 'host'; manifest: HostManifest } | { kind: 'remote'; manifest: RemoteManifest };

/** Reads the manifest of a built folder. Throws a Refusal when there is none, or one that cannot be used. */
export function readManifest(files: FileMap): Manifest {
  const host = files.get('host.json');
  const remote = files.get('remote.json');
  if (host && remote)
    throw new Refusal('The folder holds host.json and remote.json. It must be one release: empty it and build again.');
  if (host) return { kind: 'host', manifest: parse(hostManifest, host, 'host.json') };
  if (remote) return { kind: 'remote', manifest: parse(remoteManifest, remote, 'remote.json') };
  throw new Refusal(
    'The folder holds neither remote.json nor host.json: it is no build. Run "rig4u build" in the ' +
      "part's folder, then publish its dist folder.",
  );
}

function parse<T extends v.GenericSchema>(schema: T, bytes: Uint8Array, name: string): v.InferOutput<T> {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), schema),
    new TextDecoder().decode(bytes),
  );
  if (read.success) return read.output;
  throw new Refusal(`${name} cannot be used: ${describeIssues(read.issues)}. Build the part again with this platform.`);
}

export const refOf = (build: Manifest): ReleaseRef => ({
  part: build.kind === 'host' ? 'host' : build.manifest.name,
  version: build.manifest.version,
});

/** Address of a release's folder from the origin's root, with a slash at its end. */
export const addressOf = (ref: ReleaseRef): string => `/${folderOf(ref)}/`;

/** Every file that a manifest pins by hash. */
export function pinnedFiles(build: Manifest): PinnedFile[] {
  if (build.kind === 'host') return Object.values(build.manifest.provides).flatMap((entry) => entry.files);
  return [build.manifest.entry, ...build.manifest.screens.flatMap((screen) => screen.files)];
}
