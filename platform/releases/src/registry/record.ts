import { createHash } from 'node:crypto';
import type { NamedRelease, Registry, Release } from '@rig4u/shared/contracts';
import { pinned, refOf, type HostManifest, type Manifest, type RemoteManifest } from '../manifest';

/** The file in a release's folder that a page reads: what `remote.json` says, without what only tools need. */
export const recordFile = 'release.json';

/** What a page must know of a remote's release to fetch it, and to refuse it. */
export function releaseOf(manifest: RemoteManifest): Release {
  const { id, version, entry, format, screens, needs, onDemand } = manifest;
  const pin = (name: string) => pinned({ part: manifest.name, version }, manifest.files, name);
  return {
    id,
    version,
    entry: pin(entry),
    ...(format === 'module' && { format }),
    screens: screens.map(({ path, files, takes, values }) => ({
      path,
      files: files.map(pin),
      ...(takes && { takes }),
      ...(values && { values }),
    })),
    needs: Object.fromEntries(Object.entries(needs).map(([key, { names }]) => [key, names])),
    ...(onDemand && { onDemand }),
  };
}

/** The shared entries of a host that have files of their own; the others are in its first scripts. */
export function sharedOf({ version, provides, files: hashes }: HostManifest): Registry['host']['shared'] {
  const pin = (name: string) => pinned({ part: 'host', version }, hashes, name);
  return Object.fromEntries(
    Object.entries(provides).flatMap(([entry, { files }]) =>
      files.length > 0 ? [[entry, files.map(pin)] as const] : [],
    ),
  );
}

/** The text of `release.json`. The registry names a release by the hash of it. */
export function recordText(build: Manifest): string {
  const record =
    build.kind === 'host'
      ? { version: build.manifest.version, shared: sharedOf(build.manifest) }
      : releaseOf(build.manifest);
  return `${JSON.stringify(record)}\n`;
}

/** A build as a revision names it. */
export const namedBy = (build: Manifest): NamedRelease => [refOf(build).version, hashOfRecord(recordText(build))];

const hashOfRecord = (text: string, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

/** Whether a build is the one that a hash names: by SHA-256, or by SHA-384, as the first revisions of format 2 named them. */
export const isNamed = (build: Manifest, hash: string): boolean => isNamedText(recordText(build), hash);

/** The same of a record's own text. */
export const isNamedText = (text: string, hash: string): boolean =>
  hashOfRecord(text, hash.slice(0, hash.indexOf('-'))) === hash;
