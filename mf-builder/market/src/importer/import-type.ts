import type { CatalogueType } from '../../../src/catalogue/schema';
import { numberedRecords } from '../numbers/numbered';
import { importRecord, type Imported } from './import-record';

/**
 * Every record of a type as a part, in the order of the shelf.
 * @throws Error where a record has no number yet.
 */
export const importType = (type: CatalogueType): readonly Imported[] =>
  numberedRecords(type).map(({ record, n }) => importRecord(type, record, n));
