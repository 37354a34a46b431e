import { partName } from '@rig4u/shared/builds';
import { marketId } from '../../catalogue/market/market-id';
import { specSchemas, type CatalogueType } from '../../catalogue/schema';
import type { DerivedShelf } from '../../../market/src/derived/derive-shelf';
import { columnOf, readDoubtsAbout, type Rows } from '../compatibility/rule-memo/rows';

/** The brand of a row. */
const brandAt = ({ brand }: DerivedShelf, row: number): string =>
  String(brand.values[(brand.codes[row] ?? 0) - 1] ?? '');

/** The rows of a shelf as the memo of what rules read takes them: no part is made. */
export const rowsOfShelf = (type: CatalogueType, shelf: DerivedShelf): Rows => ({
  type,
  count: shelf.count,
  facts: Object.keys(specSchemas[type].entries),
  isUncertain: true,
  column: (fact) => {
    const about = readDoubtsAbout(fact);
    if (!about) return shelf.column(fact);
    const is = about.kind === 'doubts' ? shelf.isDoubted : shelf.isDerived;
    return columnOf(Array.from({ length: shelf.count }, (_, row) => is(row, about.fact) || undefined));
  },
  refAt: (row) => ({
    type,
    id: marketId(type, shelf.numberAt(row)),
    name: partName({ brand: brandAt(shelf, row), name: shelf.nameAt(row) }),
  }),
});
