import type { CatalogueType } from '../../../src/catalogue/schema';
import { numberedRecords } from '../numbers/numbered';
import { agreedFacts } from '../recalled/agreed';
import { readAnswers } from '../recalled/answers';
import { importRecord, type Imported, recall } from './import-record';

/**
 * Every record of a type as a part, in the order of the shelf, with what keepers recall of it.
 * @throws Error where a record has no number yet.
 */
export const importType = (type: CatalogueType): readonly Imported[] => {
  const answers = readAnswers(type);
  return numberedRecords(type).map(({ record, n }) => {
    const { part, fates } = importRecord(type, record, n);
    return { part: recall(part, agreedFacts(type, answers.get(`${type}~${n}`) ?? [])), fates };
  });
};
