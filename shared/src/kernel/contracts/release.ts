import * as v from 'valibot';
import { pathPattern } from './remote';

export const remoteNames = v.pipe(v.string(), v.regex(/^mf-[a-z][a-z0-9-]*$/, 'a remote is named mf-<name>'));
export const versionText = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'a version is 1.2.3 or 1.2.3-tag'));
export const integrityText = v.pipe(
  v.string(),
  v.regex(/^sha384-[\w+/]{64}$/, 'integrity is "sha384-" and 64 base64 characters'),
);

/**
 * The hash of a release's record. SHA-256: a page carries two for each remote, and releases that were named before this have
 * the longer one.
 */
export const recordHash = v.pipe(
  v.string(),
  v.regex(/^(sha256-[\w+/]{43}=|sha384-[\w+/]{64})$/, 'a record is named by its SHA-256 or SHA-384 in base64'),
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

export type PinnedFile = v.InferOutput<typeof pinnedFile>;
export type Needs = v.InferOutput<typeof needsMap>;
