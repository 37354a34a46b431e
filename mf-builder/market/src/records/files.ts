import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where the records lie, with the licence and the notice of their source. */
export const recordsFolder = path.join(import.meta.dirname, '../../records');

const list = 'SHA256SUMS';

const hashOf = (file: string): string | undefined =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined;

/** The hash of each file, by name, as the folder's list has them (the form of `sha256sum`). */
const listed = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(path.join(folder, list), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [hash, name] = line.split(/ [ *]/);
        return hash && name ? [[name, hash] as const] : [];
      }),
  );

/** Files of the folder that are not, byte for byte, those of its list: changed, missing, or not in it. */
export const changedFiles = (folder: string): string[] => {
  const hashes = listed(folder);
  const names = new Set([...hashes.keys(), ...readdirSync(folder).filter((name) => name !== list)]);
  return [...names].filter((name) => hashOf(path.join(folder, name)) !== hashes.get(name)).toSorted();
};
