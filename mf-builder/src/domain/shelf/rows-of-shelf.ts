import { partName } from '@rig4u/shared/builds';
import { marketId } from '../../catalogue/market/market-id';
import { specSchemas, type CatalogueType } from '../../catalogue/schema';
import type { DerivedShelf } from '../../../market/src/derived/derive-shelf';
import { valueIn } from '../../../market/src/pack/read';
import {
  type Column,
  columnOf,
  type Rows,
  type Uncertain,
  type UncertainFacts,
  uncertainOf,
} from '../compatibility/rule-memo/rows';

/** What the part of a row is called: with its brand. */
export const nameOnShelf = ({ brand, nameAt }: Pick<DerivedShelf, 'brand' | 'nameAt'>, row: number): string =>
  partName({ brand: String(valueIn(brand, row) ?? ''), name: nameAt(row) });

/** Columns of what is doubted, probable or derived, by shelf: each looks at every row, and the next build asks for the same ones. */
const made = new WeakMap<DerivedShelf, Map<string, Column | undefined>>();

function uncertain(
  shelf: DerivedShelf,
  kind: Uncertain,
  facts: ReadonlySet<string>,
  is: (row: number, fact: string) => boolean,
): UncertainFacts {
  const columns = made.get(shelf) ?? new Map<string, Column | undefined>();
  made.set(shelf, columns);
  return {
    facts,
    column: (fact) => {
      const name = uncertainOf(kind, fact);
      if (!columns.has(name))
        columns.set(name, columnOf(Array.from({ length: shelf.count }, (_, row) => is(row, fact) || undefined)));
      return columns.get(name);
    },
  };
}

/** The rows of a shelf as the memo of what rules read takes them: no part is made. */
export const rowsOfShelf = (type: CatalogueType, shelf: DerivedShelf): Rows => ({
  type,
  count: shelf.count,
  facts: Object.keys(specSchemas[type].entries),
  column: shelf.column,
  uncertain: {
    doubts: uncertain(shelf, 'doubts', shelf.everDoubted, shelf.isDoubted),
    probable: uncertain(shelf, 'probable', shelf.everProbable, shelf.isProbable),
    derived: uncertain(shelf, 'derived', shelf.everDerived, shelf.isDerived),
  },
  refAt: (row) => ({
    type,
    id: marketId(type, shelf.numberAt(row)),
    name: nameOnShelf(shelf, row),
  }),
});
