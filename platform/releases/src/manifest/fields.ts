import semver from 'semver';
import * as v from 'valibot';
import { integrityText, pathPattern, remoteNames } from '@rig4u/shared/contracts';
import { isPlainPath, versionName } from '../store';

/** A version as semver writes it, without build metadata: it is a folder, a part of an address and of an id. */
export const releaseVersion = v.pipe(
  v.string(),
  v.check((text) => semver.valid(text) === text, 'a version is 1.2.3 or 1.2.3-tag, as semver has it'),
  v.check((text) => v.is(versionName, text), 'a version has at most 100 characters'),
);

/** Whether a version is one that `npm start` makes of the sources of a machine. */
export const isLocal = (version: string): boolean => version.includes('-local.');

const nameLength = 60;

/** The name of a remote: what npm allows, and short enough for a folder. */
export const remoteName = v.pipe(remoteNames, v.maxLength(nameLength, `a name has at most ${nameLength} characters`));

const versionRange = v.pipe(
  v.string(),
  v.check((text) => semver.validRange(text) !== null, 'a range is written as semver has it, such as ^1.2.0'),
);

/** A file of the release, relative to its folder. */
export const fileName = v.pipe(
  v.string(),
  v.check(isPlainPath, 'a file is a plain path inside the release, such as assets/a.svg'),
);

/** Every file of the release but the manifest itself, and the hash of its bytes. */
export const fileHashes = v.record(fileName, integrityText);

/** What a build takes from one shared entry: the versions that it works with, and the names that it imports. */
const need = v.object({ range: versionRange, names: v.array(v.string()) });
export const needsByEntry = v.record(v.string(), need);

/** An address that opens a screen. */
export const exampleAddress = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[\w\-./?=&#%~]*$/, 'an example is an address such as /guides/first-build'),
);

/** What the browser holds while an example is open, by storage key: some screens show what a visitor saved. */
export const exampleData = v.record(v.string(), v.unknown());

/** By the name of a `:name` all that it stands for, as it is written in an address. Without escapes: servers differ in them. */
export const screenValues = v.record(
  v.string(),
  v.array(v.pipe(v.string(), v.regex(/^[\w\-.~]+$/, 'a value is one step of an address, such as first-build'))),
);
export type ScreenValues = v.InferOutput<typeof screenValues>;

/** A screen: its address, the files that are fetched when it is entered, and the keys of `needs` that these import. */
export const screen = v.object({
  path: pathPattern,
  files: v.array(fileName),
  takes: v.optional(v.array(v.string())),
  /** An address that opens it, where its path has a `:name`. */
  example: v.optional(exampleAddress),
  /** What a `:name` of its path may stand for; a name that is not listed stands for anything. */
  values: v.optional(screenValues),
});

const text = v.optional(v.string());

/** Where a build comes from. */
export const source = v.object({ repository: text, commit: text, build: text, owner: text });

/** What made a build. */
export const toolchain = v.object({ preset: text, bundler: text });

/** The one contract between host and remotes that there is so far. */
export const contractNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
