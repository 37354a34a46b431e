import * as v from 'valibot';
import { fileName } from './fields';

/** Files of a release by their names: a `*` stands for any letters but `/`. */
export const filePattern = v.pipe(
  v.string(),
  v.regex(/^[\w.@~+*-]+(\/[\w.@~+*-]+)*$/, 'files are named as in assets/market-*.json'),
);

/**
 * Files that a browser does not fetch ahead for use without a network: it keeps those that were opened. A manifest without the field is of
 * a build from before it: what was opened of other releases of the part stays. An empty list says that there are none any more.
 */
export const notAhead = v.optional(v.array(fileName));

/** Whether the manifest has each file that its `notAhead` names. */
export const namesItsFiles = (manifest: {
  files: Readonly<Record<string, string>>;
  notAhead?: readonly string[] | undefined;
}): boolean => (manifest.notAhead ?? []).every((name) => Object.hasOwn(manifest.files, name));

const matcher = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.+]/g, String.raw`\$&`).replaceAll('*', '[^/]*')}$`);

/**
 * `notAhead` of a manifest: the files that the patterns of package.json name, and those that the build marks itself, in the order of
 * their names. Throws an Error where a pattern names no file of the build.
 */
export function filesNotAhead(
  files: Readonly<Record<string, string>>,
  patterns: readonly string[],
  marked: readonly string[] = [],
): string[] {
  const named = patterns.map((pattern) => Object.keys(files).filter((name) => matcher(pattern).test(name)));
  const idle = patterns.find((_, at) => named[at]?.length === 0);
  if (idle !== undefined)
    throw new Error(
      `"notAhead" in package.json names ${idle}, and the build has no such file. Correct it, or take it out.`,
    );
  return [...new Set([...named.flat(), ...marked])].toSorted();
}
