import { catalogueTypes, type CatalogueType } from '../../../src/catalogue/schema';
import { importType } from '../importer/import-type';
import { numberedRecords } from '../numbers/numbered';
import { packType } from '../pack/pack';
import { packPartNumbers } from '../part-numbers/pack';
import { partNumbersOf } from '../part-numbers/part-numbers';
import { marketTypes } from '../records/read';

/** The two files that are made of a type: its shelf and its part numbers. */
export interface PackedFiles {
  shelf: string;
  partNumbers: string;
}

/** A type without records has empty ones, so that it is asked for as the others. */
export const packedFilesOf = (type: CatalogueType): PackedFiles => {
  const hasRecords = marketTypes.includes(type);
  const parts = hasRecords ? importType(type).map(({ part }) => part) : [];
  const numbers = hasRecords ? numberedRecords(type).map(({ record, n }) => partNumbersOf(record, n)) : [];
  return { shelf: JSON.stringify(packType(parts)), partNumbers: JSON.stringify(packPartNumbers(numbers)) };
};

/** Every file that is made of the market, by its name. */
export const packedFiles = (): [name: string, text: string][] =>
  catalogueTypes.flatMap((type): [string, string][] => {
    const { shelf, partNumbers } = packedFilesOf(type);
    return [
      [`market-${type}.json`, shelf],
      [`market-part-numbers-${type}.json`, partNumbers],
    ];
  });
