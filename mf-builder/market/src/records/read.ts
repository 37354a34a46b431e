import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { catalogueTypes, type CatalogueType } from '../../../src/catalogue/schema';
import { recordsFolder } from './files';

const recordSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^bc:[\da-f-]{36}$/)),
  name: v.string(),
  brand: v.string(),
  series: v.exactOptional(v.string()),
  color: v.exactOptional(v.array(v.string())),
});

/** One record as the source has it: what names it, and whatever else it says. */
export type MarketRecord = v.InferOutput<typeof recordSchema>;

const fileOf = (type: CatalogueType): string => path.join(recordsFolder, `${type}.jsonl.gz`);

/** The types of our catalogue that the source has records of: all but `ups`. */
export const marketTypes: readonly CatalogueType[] = catalogueTypes.filter((type) => existsSync(fileOf(type)));

const parse = (type: CatalogueType, line: string, at: number): MarketRecord => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), line);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${type}.jsonl.gz, line ${at + 1}: ${v.getDotPath(issue) ?? 'the line'}: ${issue.message}.`);
};

/**
 * The records of a type, in the source's order.
 * @throws Error naming file, line and field where one is no record.
 */
export const readRecords = (type: CatalogueType): readonly MarketRecord[] =>
  gunzipSync(readFileSync(fileOf(type)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => parse(type, line, at));
