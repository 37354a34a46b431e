import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type CatalogueType, catalogueTypes, type Part, specSchemas } from '../../src/catalogue/schema';
import { partsInFile } from '../catalogue-files';
import { type OpenRecord, readRecords } from './records';

const textOf = (file: string): string => {
  const bytes = readFileSync(file);
  try {
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (cause) {
    throw new Error(`${file} is not a whole gzip file. Fetch it again.`, { cause });
  }
};

/** The records of a type; undefined where the folder has no file of it. */
export const recordsOf = (folder: string, type: CatalogueType): OpenRecord[] | undefined => {
  const file = [`${type}.jsonl.gz`, `${type}.jsonl`]
    .map((name) => path.join(folder, name))
    .find((name) => existsSync(name));
  return file === undefined ? undefined : readRecords(path.basename(file), textOf(file));
};

/** The parts of a type with the records of it; no records where the folder has no file of the type. */
export interface TypeFiles {
  type: CatalogueType;
  facts: readonly string[];
  parts: readonly Part[];
  records: readonly OpenRecord[] | undefined;
}

/**
 * Every type of the catalogue with what a folder has of it.
 * @throws Error where the folder has no file of any type.
 */
export const readFolder = (folder: string): TypeFiles[] => {
  const files = catalogueTypes.map((type): TypeFiles => {
    const facts = Object.keys(specSchemas[type].entries);
    return { type, facts, parts: partsInFile(type), records: recordsOf(folder, type) };
  });
  if (files.some(({ records }) => records !== undefined)) return files;
  throw new Error(`${folder} has no file of any part type. It should hold cpu.jsonl.gz or cpu.jsonl, and so on.`);
};

/** The folder that a command was given, as the one argument. */
export const folderOf = (args: readonly string[]): string => {
  const [given] = args;
  if (given === undefined || args.length > 1) {
    throw new Error('Give one folder with OpenDB files: pnpm --filter mf-builder catalogue:audit <folder>');
  }
  // pnpm runs this in the part's folder; a relative path is meant from where the command was given.
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', given);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new Error(`${folder} is not a folder. Give the folder that holds cpu.jsonl.gz and the other OpenDB files.`);
  }
  return folder;
};
