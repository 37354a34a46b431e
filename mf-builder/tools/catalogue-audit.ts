import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { auditType, type TypeAudit } from '../checks/catalogue-audit/audit';
import { type OpenRecord, readRecords } from '../checks/catalogue-audit/records';
import { reportText } from '../checks/catalogue-audit/report';
import { settledDifferences } from '../checks/catalogue-audit/settled';
import { parseCatalogue } from '../src/catalogue/parse';
import { type CatalogueType, specSchemas } from '../src/catalogue/schema';

// The data files are read as files: run by itself, without a bundler, this program cannot import them.
const dataFolder = path.join(import.meta.dirname, '../src/catalogue/data');

const isType = (name: string): name is CatalogueType => name in specSchemas;

const textOf = (file: string): string => {
  const bytes = readFileSync(file);
  try {
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (cause) {
    throw new Error(`${file} is not a whole gzip file. Fetch it again.`, { cause });
  }
};

const recordsOf = (folder: string, type: CatalogueType): OpenRecord[] | undefined => {
  const file = [`${type}.jsonl.gz`, `${type}.jsonl`]
    .map((name) => path.join(folder, name))
    .find((name) => existsSync(name));
  return file === undefined ? undefined : readRecords(path.basename(file), textOf(file));
};

const folderOf = (args: readonly string[]): string => {
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

const audit = (folder: string): TypeAudit[] => {
  const audits = Object.entries(specSchemas).flatMap(([type, schema]) => {
    if (!isType(type)) return [];
    const parts = parseCatalogue(type, JSON.parse(textOf(path.join(dataFolder, `${type}.json`))));
    return [auditType(type, parts, Object.keys(schema.entries), recordsOf(folder, type), settledDifferences)];
  });
  if (audits.some(({ matched }) => matched !== undefined)) return audits;
  throw new Error(`${folder} has no file of any part type. It should hold cpu.jsonl.gz or cpu.jsonl, and so on.`);
};

try {
  const audits = audit(folderOf(process.argv.slice(2)));
  console.log(reportText(audits));
  process.exitCode = audits.some(({ contradictions }) => contradictions.length > 0) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
