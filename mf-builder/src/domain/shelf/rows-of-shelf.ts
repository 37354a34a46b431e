import { partName } from '@rig4u/shared/builds';
import { marketId } from '../../catalogue/market/market-id';
import { specSchemas, type CatalogueType } from '../../catalogue/schema';
import type { DerivedShelf } from '../../../market/src/derived/derive-shelf';
import { columnOf, readDoubtsAbout, type Column, type Rows } from '../compatibility/rule-memo/rows';

/** What the part of a row is called: with its brand. */
export const nameOnShelf = ({ brand, nameAt }: Pick<DerivedShelf, 'brand' | 'nameAt'>, row: number): string =>
  partName({ brand: String(brand.values[(brand.codes[row] ?? 0) - 1] ?? ''), name: nameAt(row) });

/** Columns of what is doubted or derived, by shelf: each looks at every row, and the next build asks for the same ones. */
const made = new WeakMap<DerivedShelf, Map<string, Column | undefined>>();

function columnAbout(shelf: DerivedShelf, name: string, isAt: (row: number) => boolean): Column | undefined {
  const columns = made.get(shelf) ?? new Map<string, Column | undefined>();
  made.set(shelf, columns);
  if (!columns.has(name))
    columns.set(name, columnOf(Array.from({ length: shelf.count }, (_, row) => isAt(row) || undefined)));
  return columns.get(name);
}

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
    return columnAbout(shelf, fact, (row) => is(row, about.fact));
  },
  refAt: (row) => ({
    type,
    id: marketId(type, shelf.numberAt(row)),
    name: nameOnShelf(shelf, row),
  }),
});
