import type { CatalogueType } from '../../../src/catalogue/schema';
import { readNumbers } from '../numbers/files';
import { inShelfOrder } from '../records/order';
import { readRecords } from '../records/read';
import { agreedFacts } from '../recalled/agreed';
import { readAnswers } from '../recalled/answers';
import { importRecord, type Imported, recall } from './import-record';

/**
 * Every record of a type as a part, in the order of the shelf, with what keepers recall of it.
 * @throws Error where a record has no number yet.
 */
export const importType = (type: CatalogueType): readonly Imported[] => {
  const numbers = new Map(readNumbers(type).map((id, at) => [id, at + 1]));
  const answers = readAnswers(type);
  return inShelfOrder(readRecords(type)).map((record) => {
    const n = numbers.get(record.id);
    if (n === undefined)
      throw new Error(`${record.id} has no number. Run pnpm --filter @rig4u/market numbers, and commit its list.`);
    const { part, fates } = importRecord(type, record, n);
    return { part: recall(part, agreedFacts(type, answers.get(`${type}~${n}`) ?? [])), fates };
  });
};
