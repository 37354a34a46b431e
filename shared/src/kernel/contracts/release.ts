import * as v from 'valibot';
import { pathPattern } from './remote';

export const remoteNames = v.pipe(v.string(), v.regex(/^mf-[a-z][a-z-]*$/, 'a remote is named mf-<name>'));
export const versionText = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'a version is 1.2.3 or 1.2.3-tag'));
export const integrityText = v.pipe(
  v.string(),
  v.regex(/^sha384-[\w+/]{64}$/, 'integrity is "sha384-" and 64 base64 characters'),
);

/** A script as the browser asks for it: address from the origin's root, and the hash it must have. */
export const pinnedFile = v.object({ src: v.pipe(v.string(), v.startsWith('/')), integrity: integrityText });

/** For each shared entry (or react package) the names a build imports from it. */
export const needsMap = v.record(v.string(), v.array(v.string()));

/** Keys of `needs` that the build imports by `import()` only: promised by the host, fetched when the release asks for them. */
export const onDemandKeys = v.optional(v.array(v.string()));

/**
 * A screen's path, the chunks that are fetched when it is entered, and the keys of `needs` that these import;
 * without `takes` all of them.
 */
export const screenFiles = v.object({
  path: pathPattern,
  files: v.array(pinnedFile),
  takes: v.optional(v.array(v.string())),
});

/** `remote.json`: written by a remote's build, kept in its release folder, read by the release tool. */
export const remoteManifest = v.object({
  schema: v.literal(1),
  name: remoteNames,
  version: versionText,
  /** Federation name; carries the version, so that two releases live in one tab. */
  id: v.string(),
  entry: pinnedFile,
  screens: v.array(screenFiles),
  needs: needsMap,
  onDemand: onDemandKeys,
});

/** `host.json`: what a host release provides and how its page is put together. */
export const hostManifest = v.object({
  schema: v.literal(1),
  version: versionText,
  /** For each shared entry: the names it exports and the chunks that carry it (none: it is in the first scripts). */
  provides: v.record(v.string(), v.object({ names: v.array(v.string()), files: v.array(pinnedFile) })),
  /** `'sha256-…'` of the inline scripts in index.html, for the page's content security policy. */
  inlineScripts: v.array(v.string()),
});

export type PinnedFile = v.InferOutput<typeof pinnedFile>;
export type Needs = v.InferOutput<typeof needsMap>;
export type RemoteManifest = v.InferOutput<typeof remoteManifest>;
export type HostManifest = v.InferOutput<typeof hostManifest>;
