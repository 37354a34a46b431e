import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licenceOf } from './allowed-licences';
import { labelOf, type ShippedPackage } from './shipped-packages';

const licenceFile = /^(un)?licen[cs]e|^copying|^notice/i;
export const isLicenceFile = (name: string): boolean => licenceFile.test(name);

/** Licences whose text is the same for everybody: it names no holder. A package may then leave the file out. */
const sameForAll: readonly string[] = ['Apache-2.0'];

/**
 * The full text of a package's licence, with its NOTICE file. Throws an Error that says what to do where there is none.
 */
export function licenceText(shipped: ShippedPackage): string {
  const licence = licenceOf(shipped);
  const files = readdirSync(shipped.folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicenceFile(entry.name))
    .map(({ name }) => path.join(shipped.folder, name))
    .toSorted();
  if (files.length === 0 && sameForAll.includes(licence))
    files.push(path.join(import.meta.dirname, 'texts', `${licence}.txt`));
  if (files.length > 0) return files.map(readText).join('\n\n');
  throw new Error(
    `${labelOf(shipped)} is under ${licence} and brings no text of it, which the licence asks us to pass on. ` +
      'Ask its makers to add the file, or use another package.',
  );
}

/** Without the ends of lines of another system, and without spaces at ends. */
const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/[^\S\n]*\r?\n/g, '\n')
    .trim();
