import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { declaredFields, releaseVersion, remoteName } from '@rig4u/releases/manifest';
import * as v from 'valibot';

export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');
const fromHere = createRequire(import.meta.url);
/** Where @rig4u/shared is: in the workspace its sources, elsewhere its built files. */
export const sharedDir = path.dirname(fromHere.resolve('@rig4u/shared/package.json'));
/** The style sheet of the page; its fonts lie beside it. */
export const tokensCss = path.join(sharedDir, 'src/look/tokens/tokens.css');

const packageJson = v.object({ name: v.string(), version: v.string() });
/** A source file, or a built one beside its types. */
const entryFile = v.union([
  v.string(),
  v.pipe(
    v.object({ default: v.string() }),
    v.transform(({ default: file }) => file),
  ),
]);
const entryTable = v.object({ exports: v.record(v.string(), entryFile) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
/** Reads a package.json. Throws where name or version is missing. */
export const readPackage = (file: string): v.InferOutput<typeof packageJson> => v.parse(packageJson, readJson(file));

export interface PartInfo {
  dir: string;
  name: string;
  version: string;
  dist: string;
  /** What its package.json says for the manifest. */
  declared: v.InferOutput<typeof declared>;
}

const declared = v.object(declaredFields);
const builtPackage = v.object({
  name: v.union([v.literal('host'), remoteName], 'a part is "host" or mf-<name>: small letters, digits and "-"'),
  version: releaseVersion,
  rig4u: v.optional(declared, {}),
});

/**
 * A part that is built as a release; `RIG4U_VERSION` overrides the version of its package.json for one build, `RIG4U_DIST` the
 * folder that it is written into. Throws an Error that names the allowed form of what is wrong: better now than after the build.
 */
export function partAt(dir: string): PartInfo {
  const file = path.join(dir, 'package.json');
  const version = process.env['RIG4U_VERSION'];
  const read = v.safeParse(builtPackage, { ...Object(readJson(file)), ...(version && { version }) });
  if (!read.success) {
    const wrong = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`).join('; ');
    throw new Error(`${file} cannot be built as a release: ${wrong}`);
  }
  const { name, version: built, rig4u } = read.output;
  return { dir, name, version: built, dist: process.env['RIG4U_DIST'] ?? path.join(dir, 'dist'), declared: rig4u };
}

/**
 * Exports that are no shared instance: for tests, for stand-alone development, for the page's inline script and its worker, for
 * the build.
 */
const notShared = ['./testing', './dev-shell', './boot', './offline', './prerender', './server', './package.json'];
/** The entries that a remote bundles, and takes of no host: what it makes its own look of. */
const bundled = ['./recipes'];

const exported = (): [key: string, file: string][] => {
  const { exports } = v.parse(entryTable, readJson(path.join(sharedDir, 'package.json')));
  return Object.entries(exports).map(([key, file]) => [key, path.join(sharedDir, file)]);
};

/** The entries of @rig4u/shared that browser parts share, from its `exports`: share key → file. */
export function sharedEntries(): Map<string, string> {
  const entries = exported().filter(([key]) => !bundled.includes(key) && !notShared.includes(key));
  return new Map(entries.map(([key, file]) => [`@rig4u/shared/${key.slice(2)}`, file]));
}

/** The files of @rig4u/shared that a remote bundles. */
export const bundledEntries = (): string[] =>
  exported().flatMap(([key, file]) => (bundled.includes(key) ? [file] : []));

/** Versions stand explicitly in the share scope: `workspace:*` is never inferred (measured). */
export function sharedVersions(): { shared: string; react: string; reactDom: string } {
  const fromShared = createRequire(path.join(sharedDir, 'package.json'));
  return {
    shared: readPackage(path.join(sharedDir, 'package.json')).version,
    react: readPackage(fromShared.resolve('react/package.json')).version,
    reactDom: readPackage(fromShared.resolve('react-dom/package.json')).version,
  };
}
