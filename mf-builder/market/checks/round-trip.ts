import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { CatalogueType } from '../../src/catalogue/schema';
import type { MarketPart } from '../src/importer/import-record';
import { importType } from '../src/importer/import-type';
import { packType } from '../src/pack/pack';
import { readType } from '../src/pack/read';

export interface RoundTrip {
  /** Names of parts that are not read as they were packed. */
  changed: readonly string[];
  gzip: number;
  brotli: number;
}

/** A part as a text, whatever the order of its facts. */
const line = (part: MarketPart): string => JSON.stringify({ ...part, facts: Object.entries(part.facts).toSorted() });

/** Packs every part of a type, reads it again, and says what of it is otherwise and how many bytes travel. */
export const roundTrip = (type: CatalogueType): RoundTrip => {
  const parts = importType(type).map(({ part }) => part);
  const text = JSON.stringify(packType(parts));
  const { count, partAt } = readType(JSON.parse(text));
  const read = Array.from({ length: count }, (_, row) => line(partAt(row)));
  return {
    changed: parts.filter((part, row) => read[row] !== line(part)).map(({ name }) => name),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text).length,
  };
};
