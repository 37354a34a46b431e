import type { CatalogueType } from '../../catalogue/schema';
import type { Shelf } from '../../../market/src/pack/read';
import type { Column } from '../compatibility/rule-memo/rows';
import { asNumber, facetsOf, wordsOf } from '../filters/facets';
import { within, type Filters } from '../filters/filters';
import { byCode, columnOfFact } from './values';

/** Whether the filters of brand, price and facts leave a row. A part that lacks a fact is not among those chosen by it; none has a price. */
export function rowMatcher(
  type: CatalogueType,
  shelf: Shelf,
  { brands, price, choices, ranges }: Pick<Filters, 'brands' | 'price' | 'choices' | 'ranges'>,
): (row: number) => boolean {
  const priced = price.from !== undefined || price.to !== undefined;
  if (priced) return () => false;
  const masks: { codes: Uint16Array; left: readonly boolean[] }[] = [];
  const keep = (column: Column | undefined, isLeft: (value: unknown) => boolean): void => {
    masks.push(
      column
        ? { codes: column.codes, left: byCode(column, isLeft, false) }
        : { codes: new Uint16Array(shelf.count), left: [false] },
    );
  };
  if (brands.length > 0) keep(shelf.brand, (brand) => brands.includes(String(brand)));
  for (const fact of facetsOf(type)) {
    const [wanted, range] = [choices[fact.key], ranges[fact.key]];
    if (wanted) keep(columnOfFact(shelf, fact), (value) => wordsOf(fact, value).some((word) => wanted.includes(word)));
    else if (range)
      keep(columnOfFact(shelf, fact), (value) => {
        const number = asNumber(value);
        return number !== undefined && within(number, range);
      });
  }
  return (row) => masks.every(({ codes, left }) => left[codes[row] ?? 0] === true);
}
