import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, as an absolute path. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Texts of files by their path from the root, with `/` between folders. */
export type Tree = ReadonlyMap<string, string>;

const made = new Set(['node_modules', 'dist', '.rig4u', 'coverage', '.git']);

/** All files below some folders of a tree whose path `wanted` accepts. A folder that is not there has no files. */
export async function readTree(
  at: string,
  folders: readonly string[],
  wanted: (path: string) => boolean,
): Promise<Tree> {
  const paths: string[] = [];
  for (const folder of folders) await list(at, folder, paths);
  const texts = await Promise.all(
    paths
      .filter(wanted)
      .sort()
      .map(async (path): Promise<[string, string]> => [path, await readFile(join(at, path), 'utf8')]),
  );
  return new Map(texts);
}

async function list(at: string, folder: string, into: string[]): Promise<void> {
  const entries = await readdir(join(at, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) into.push(path);
    else if (entry.isDirectory() && !made.has(entry.name)) await list(at, path, into);
  }
}
