import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { type FileMap, readFolder } from '@rig4u/releases/store';

/** Which packages are installed. */
export const lockFile = 'pnpm-lock.yaml';

/** What decides the bytes of a part's build, as paths from the repository's root. */
export const sourcesOf = (part: string): string[] => [
  `${part}/src`,
  // What its build makes the files of the market of.
  ...['src', 'records', 'numbers', 'keepers'].map((folder) => `${part}/market/${folder}`),
  ...['keepers/same-fact.ts', 'catalogue-audit/spelling.ts'].map((file) => `${part}/checks/${file}`),
  `${part}/package.json`,
  `${part}/webpack.config.ts`,
  'shared/src',
  'shared/package.json',
  'platform/preset/src',
  lockFile,
];

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

type ReadPath = (root: string, path: string) => Promise<[path: string, bytes: Uint8Array][]>;

/** The version under which a part's present sources are released on this machine: `1.0.0-local.1a2b3c4d`. */
export async function localVersion(root: string, part: string, read: ReadPath = filesAt): Promise<string> {
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(await readFile(join(root, part, 'package.json'), 'utf8')),
  );
  const files = (await Promise.all(sourcesOf(part).map((path) => read(root, path)))).flat();
  return `${version}-local.${hashFiles(new Map(files.filter(([path]) => !isTest(path))))}`;
}

/** The same of several parts, which have most of their sources in common: those are read once. */
export function localVersions(root: string, parts: readonly string[]): Promise<{ part: string; version: string }[]> {
  const known = new Map<string, ReturnType<ReadPath>>();
  const readOnce: ReadPath = (from, path) => {
    const files = known.get(path) ?? filesAt(from, path);
    known.set(path, files);
    return files;
  };
  return Promise.all(parts.map(async (part) => ({ part, version: await localVersion(root, part, readOnce) })));
}

/** Eight hex digits that change when a path or a byte does, whatever the order of the files. */
export function hashFiles(files: FileMap): string {
  const hash = createHash('sha256');
  for (const path of [...files.keys()].toSorted()) {
    const bytes = files.get(path) ?? new Uint8Array();
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  // A number of a version must not begin with 0.
  return hash
    .digest('hex')
    .slice(0, 8)
    .replace(/^0(?=\d+$)/, 'a');
}

async function filesAt(root: string, path: string): Promise<[path: string, bytes: Uint8Array][]> {
  const folder = await readFolder(join(root, path));
  if (folder) return [...folder].map(([file, bytes]) => [`${path}/${file}`, bytes]);
  const bytes = await readFile(join(root, path)).catch(noneOnlyIfMissing);
  return bytes ? [[path, bytes]] : [];
}
