import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packedFolder } from './folder';

const market = path.join(import.meta.dirname, '../..');
/** All that decides a byte of what is packed. */
const sources = [
  ...['src', 'records', 'numbers', 'keepers', '../src/catalogue/schema', '../src/catalogue/schema.ts'],
  ...['../checks/keepers/same-fact.ts', '../checks/catalogue-audit/spelling.ts'],
];
const stamp = 'made-of.txt';

const isTest = (file: string): boolean => file.endsWith('.test.ts');

const filesOf = (source: string): string[] => {
  const at = path.join(market, source);
  if (path.extname(source) !== '') return [at];
  return readdirSync(at, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
};

/** Every file that decides a byte of what is packed. */
export const packedSources = (): string[] => sources.flatMap(filesOf);

/** One hash of all that the packed files are made of. */
const hashOfSources = (): string => {
  const hash = createHash('sha256');
  for (const file of packedSources()) hash.update(`${path.relative(market, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
};

/** Whether the files that the stamp names were made of sources with this hash, and are there. */
export const isPackedOf = (wanted: string, folder = packedFolder): boolean => {
  const file = path.join(folder, stamp);
  const [hash, ...names] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return hash === wanted && names.every((name) => existsSync(path.join(folder, name)));
};

/** Whole or not at all: another process may read it, or write the same. */
const write = (name: string, text: string): void => {
  const file = path.join(packedFolder, name);
  const half = `${file}.${process.pid}`;
  writeFileSync(half, text);
  renameSync(half, file);
};

/**
 * Packs every type of the market, unless that was done of the same sources: so a build, a test run and a program may each ask first.
 * Returns whether it packed. The same sources make the same bytes.
 */
export async function renewPacked(): Promise<boolean> {
  const wanted = hashOfSources();
  if (isPackedOf(wanted)) return false;
  mkdirSync(packedFolder, { recursive: true });
  // The importer is a second of schemas: only who packs loads it.
  const { packedFiles } = await import('./files');
  const files = new Map(packedFiles());
  for (const [name, text] of files) write(name, text);
  for (const name of readdirSync(packedFolder))
    if (name.endsWith('.json') && !files.has(name)) rmSync(path.join(packedFolder, name));
  write(stamp, [wanted, ...files.keys()].join('\n'));
  return true;
}
