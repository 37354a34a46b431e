import * as v from 'valibot';
import { describeIssues, type PinnedFile } from '@rig4u/shared/contracts';
import { GateRefusal } from '../refusals';
import type { FileMap, ReleaseRef } from '../store';
import { addressOf } from './address';
import { hostManifest, type HostManifest } from './host-manifest';
import { remoteManifest, type RemoteManifest } from './remote-manifest';

/** What a build says of itself: `remote.json` or `host.json`, read. */
export type Manifest = { kind: 'host'; manifest: HostManifest } | { kind: 'remote'; manifest: RemoteManifest };

/** The file of a release that says what it is; it cannot hold its own hash. */
export const manifestFiles = ['remote.json', 'host.json'] as const;

/** Reads the manifest of a built folder. Throws a refusal with RIG-101 when there is none, or one that cannot be used. */
export function readManifest(files: FileMap): Manifest {
  const host = files.get('host.json');
  const remote = files.get('remote.json');
  if (host && remote)
    throw unusable('The folder holds host.json and remote.json. It must be one release: empty it and build again.');
  if (host) return { kind: 'host', manifest: parse(hostManifest, host, 'host.json') };
  if (remote) return { kind: 'remote', manifest: parse(remoteManifest, remote, 'remote.json') };
  throw unusable(
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
  throw unusable(`${name} cannot be used: ${describeIssues(read.issues)}. Build the part again with this platform.`);
}

const unusable = (sentence: string): GateRefusal =>
  new GateRefusal(undefined, [{ code: 'RIG-101', part: 'build', sentence }]);

export const refOf = (build: Manifest): ReleaseRef => ({
  part: build.kind === 'host' ? 'host' : build.manifest.name,
  version: build.manifest.version,
});

/** A file of a release as a page asks for it: its address, and the hash that its manifest gives it. */
export function pinned(ref: ReleaseRef, files: Readonly<Record<string, string>>, name: string): PinnedFile {
  const integrity = files[name];
  if (integrity === undefined) throw new Error(`The manifest of ${ref.part}@${ref.version} gives ${name} no hash.`);
  return { src: name.startsWith('/') ? name : addressOf(ref) + name, integrity };
}
