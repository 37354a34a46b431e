import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { CatalogueType } from '../../src/catalogue/schema';
import type { MarketPart } from '../src/importer/import-record';
import { importType } from '../src/importer/import-type';
import { numberedRecords } from '../src/numbers/numbered';
import { readType } from '../src/pack/read';
import { packedFilesOf } from '../src/packed/files';
import { partNumbersOf } from '../src/part-numbers/part-numbers';
import { readPartNumbers } from '../src/part-numbers/read';

/** Bytes as they travel. */
export interface Travelling {
  gzip: number;
  brotli: number;
}

export interface RoundTrip {
  /** Names of parts that are not read as they were packed, or whose part numbers are not. */
  changed: readonly string[];
  shelf: Travelling;
  partNumbers: Travelling;
}

/** A part as a text, whatever the order of its facts. */
const line = (part: MarketPart): string => JSON.stringify({ ...part, facts: Object.entries(part.facts).toSorted() });

const travelling = (text: string): Travelling => ({
  gzip: gzipSync(text, { level: 9 }).length,
  brotli: brotliCompressSync(text).length,
});

/** Packs every part of a type, reads it again, and says what of it is otherwise and how many bytes travel. */
export const roundTrip = (type: CatalogueType): RoundTrip => {
  const { shelf, partNumbers } = packedFilesOf(type);
  const { count, partAt } = readType(JSON.parse(shelf));
  const read = Array.from({ length: count }, (_, row) => line(partAt(row)));
  const numbers = readPartNumbers(JSON.parse(partNumbers));
  const parts = importType(type).map(({ part }) => part);
  const records = numberedRecords(type);
  const isChanged = (part: MarketPart, row: number): boolean => {
    const record = records[row]?.record;
    return (
      read[row] !== line(part) ||
      JSON.stringify(numbers.of(part.n)) !== JSON.stringify(record && partNumbersOf(record, part.n))
    );
  };
  return {
    changed: parts.filter(isChanged).map(({ name }) => name),
    shelf: travelling(shelf),
    partNumbers: travelling(partNumbers),
  };
};
