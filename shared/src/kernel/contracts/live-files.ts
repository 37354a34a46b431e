import * as v from 'valibot';
import { integrityText, recordHash } from './release';

const counted = v.pipe(v.number(), v.integer(), v.minValue(1));

/** `epoch` and `revision` of a registry: which state of it something belongs to. */
export const registryMoment = v.object({ epoch: counted, revision: counted });

const releaseFile = v.pipe(
  v.string(),
  v.regex(/^\/(host|remotes\/mf-[a-z][a-z0-9-]*)\/[\w.-]+\/[^?#]+$/, 'a file of a release'),
);

/**
 * `/registry/files.json`: every file of the live releases that a browser may ask for, with its hash. A service worker keeps them for
 * use without a network. Records of remotes are named by SHA-256, everything else by SHA-384.
 */
export const liveFilesSchema = v.object({
  ...registryMoment.entries,
  files: v.record(releaseFile, v.union([integrityText, recordHash])),
});

export type RegistryMoment = v.InferOutput<typeof registryMoment>;
export type LiveFiles = v.InferOutput<typeof liveFilesSchema>;
