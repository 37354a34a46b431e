import { partName } from '@rig4u/shared/builds';
import { marketId } from '../../catalogue/market/market-id';
import { specSchemas, type CatalogueType } from '../../catalogue/schema';
import type { DerivedShelf } from '../../../market/src/derived/derive-shelf';
import { columnOf, type Rows, type UncertainFacts } from '../compatibility/rule-memo/rows';

/** What the part of a row is called: with its brand. */
export const nameOnShelf = ({ brand, nameAt }: Pick<DerivedShelf, 'brand' | 'nameAt'>, row: number): string =>
  partName({ brand: String(brand.values[(brand.codes[row] ?? 0) - 1] ?? ''), name: nameAt(row) });

const uncertain = (
  count: number,
  facts: ReadonlySet<string>,
  is: (row: number, fact: string) => boolean,
): UncertainFacts => ({
  facts,
  column: (fact) => columnOf(Array.from({ length: count }, (_, row) => is(row, fact) || undefined)),
});

/** The rows of a shelf as the memo of what rules read takes them: no part is made. */
export const rowsOfShelf = (type: CatalogueType, shelf: DerivedShelf): Rows => ({
  type,
  count: shelf.count,
  facts: Object.keys(specSchemas[type].entries),
  column: shelf.column,
  uncertain: {
    doubts: uncertain(shelf.count, shelf.everDoubted, shelf.isDoubted),
    derived: uncertain(shelf.count, shelf.everDerived, shelf.isDerived),
  },
  refAt: (row) => ({
    type,
    id: marketId(type, shelf.numberAt(row)),
    name: nameOnShelf(shelf, row),
  }),
});
