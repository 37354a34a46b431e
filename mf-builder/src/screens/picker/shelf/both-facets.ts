import type { FacetChoice } from '../../../domain/filters/facets';
import { byName } from '../../../domain/filters/by-name';
import { brandsOnShelf, choicesOnShelf, spanOnShelf } from '../../../domain/shelf/facets';
import type { OpenShelf } from '../../../domain/shelf/all-parts';
import type { FacetSource } from '../options/facet-table';

function together(ours: readonly FacetChoice[], others: readonly FacetChoice[]): FacetChoice[] {
  const counts = new Map(ours.map(({ value, count }) => [value, count]));
  for (const { value, count } of others) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => byName(a.value, b.value));
}

/** What can be chosen from among all parts of a type. Prices are ours alone: the market has none. */
export const facetsOfBoth = (ours: FacetSource, { shelf, others }: OpenShelf): FacetSource => ({
  brands: () => together(ours.brands(), brandsOnShelf(shelf, others)),
  prices: ours.prices,
  choices: (fact) => together(ours.choices(fact), choicesOnShelf(shelf, fact, others)),
  span: (fact) => {
    const [here, there] = [ours.span(fact), spanOnShelf(shelf, fact, others)];
    if (!here || !there) return here ?? there;
    return { from: Math.min(here.from, there.from), to: Math.max(here.to, there.to) };
  },
});
