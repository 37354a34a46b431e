import { partName } from '@rig4u/shared/builds';
import { marketId } from '../../catalogue/market/market-id';
import { specSchemas, type CatalogueType } from '../../catalogue/schema';
import type { Shelf } from '../../../market/src/pack/read';
import type { Column, Rows } from '../compatibility/rule-memo/rows';

/** The brand of a row. */
const brandAt = ({ brand }: Shelf, row: number): string => String(brand.values[(brand.codes[row] ?? 0) - 1] ?? '');

/** Of a column of lists of facts that may be wrong: whether a fact is among them. */
function doubtIn({ values, codes }: Column, fact: string): Column {
  const isDoubted = values.map((list) => Array.isArray(list) && list.includes(fact));
  return { values: [true], codes: codes.map((code) => Number(isDoubted[code - 1] ?? false)) };
}

/** The rows of a shelf as the memo of what rules read takes them: no part is made. */
export const rowsOfShelf = (type: CatalogueType, shelf: Shelf): Rows => ({
  type,
  count: shelf.count,
  facts: Object.keys(specSchemas[type].entries),
  column: shelf.column,
  doubtful: new Set(shelf.doubted.values.flat().map(String)),
  doubt: (fact) => doubtIn(shelf.doubted, fact),
  refAt: (row) => ({
    type,
    id: marketId(type, shelf.numberAt(row)),
    name: partName({ brand: brandAt(shelf, row), name: shelf.nameAt(row) }),
  }),
});
