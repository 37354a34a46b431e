import type { CatalogueType, Part } from '../../../catalogue/schema';
import { brandsOf, choicesOf, facetsOf, priceSpan, spanOf, type FacetChoice } from '../../../domain/filters/facets';
import type { Fact } from '../../../domain/parts/facts';
import type { Filters, Range } from '../../../domain/filters/filters';

interface Named {
  key: string;
  label: string;
  /** What is chosen, in short; undefined at rest. */
  summary: string | undefined;
}

/** A facet as the row shows it: what can be chosen, what is, and how a choice changes the filters. */
export type FacetView = Named &
  (
    | {
        kind: 'choice';
        choices: readonly FacetChoice[];
        chosen: readonly string[];
        choose: (values: readonly string[]) => Filters;
      }
    | {
        kind: 'range';
        unit: string;
        span: Span;
        range: Range;
        limit: (range: Range) => Filters;
      }
  );

/** What can be chosen from, and how far values reach. */
export interface FacetSource {
  brands: () => FacetChoice[];
  prices: () => Span | undefined;
  choices: (fact: Fact) => FacetChoice[];
  span: (fact: Fact) => Span | undefined;
}

interface Span {
  from: number;
  to: number;
}

/** The same of a list of parts. */
export const facetsAmong = (parts: readonly Part[]): FacetSource => ({
  brands: () => brandsOf(parts),
  prices: () => priceSpan(parts),
  choices: (fact) => choicesOf(fact, parts),
  span: (fact) => spanOf(fact, parts),
});

/** The facets of a category among its parts: brand, price, then the type's own. One that offers nothing to choose from is left out. */
export function facetTable(type: CatalogueType, source: FacetSource, filters: Filters): FacetView[] {
  const brand = choiceView({ key: 'brand', label: 'Brand' }, source.brands(), filters.brands, (brands) => ({
    ...filters,
    brands,
  }));
  const price = rangeView({ key: 'price', label: 'Price', unit: '$' }, source.prices(), filters.price, (limits) => ({
    ...filters,
    price: limits,
  }));
  const own = facetsOf(type).map((fact) =>
    fact.facet === 'choice'
      ? choiceView(fact, source.choices(fact), filters.choices[fact.key] ?? [], (values) => ({
          ...filters,
          choices: without(filters.choices, fact.key, values, values.length > 0),
        }))
      : rangeView({ unit: '', ...fact }, source.span(fact) ?? fact.usual, filters.ranges[fact.key] ?? {}, (limits) => ({
          ...filters,
          ranges: without(filters.ranges, fact.key, limits, limits.from !== undefined || limits.to !== undefined),
        })),
  );
  return [brand, price, ...own].filter((facet) => facet !== undefined);
}

interface FactName {
  key: string;
  label: string;
}

function choiceView(
  { key, label }: FactName,
  choices: readonly FacetChoice[],
  chosen: readonly string[],
  choose: (values: readonly string[]) => Filters,
): FacetView | undefined {
  if (choices.length < 2 && chosen.length === 0) return undefined;
  const missing = chosen.filter((value) => choices.every((choice) => choice.value !== value));
  return {
    kind: 'choice',
    key,
    label,
    // What was ticked on the other shelf can be unticked on this one.
    choices: [...choices, ...missing.map((value) => ({ value, count: 0 }))],
    chosen,
    choose,
    summary: chosen.length > 2 ? `${chosen.length} chosen` : chosen.join(', ') || undefined,
  };
}

function rangeView(
  { key, label, unit }: FactName & { unit: string },
  span: Span | undefined,
  range: Range,
  limit: (range: Range) => Filters,
): FacetView | undefined {
  if (!span || (span.from === span.to && rangeText(range, unit) === undefined)) return undefined;
  return { kind: 'range', key, label, unit, span, range, limit, summary: rangeText(range, unit) };
}

function rangeText({ from, to }: Range, unit: string): string | undefined {
  const written = (value: number) => (unit === '$' ? `$${value}` : `${value} ${unit}`.trim());
  if (from !== undefined && to !== undefined)
    return `${from}–${written(to).replace('$', '')}${unit === '$' ? ' $' : ''}`;
  if (from !== undefined) return `≥ ${written(from)}`;
  return to === undefined ? undefined : `≤ ${written(to)}`;
}

function without<V>(all: Readonly<Record<string, V>>, key: string, value: V, keep: boolean): Record<string, V> {
  const others = Object.entries(all).filter(([other]) => other !== key);
  return Object.fromEntries(keep ? [...others, [key, value]] : others);
}

/**
 * Of the facets those that stay in the row: brand, price, and the two that tell most about a part, which are those that split the
 * parts most evenly. One that narrows the options now stays in the row, too, as far as there is room.
 */
export function mostTelling(facets: readonly FacetView[]): FacetView[] {
  const always = facets.filter(({ key }) => key === 'brand' || key === 'price');
  const others = facets.filter((facet) => !always.includes(facet));
  const best = others.toSorted((a, b) => Number(isOn(b)) - Number(isOn(a)) || spread(b) - spread(a)).slice(0, 2);
  return [...always, ...others.filter((facet) => best.includes(facet))];
}

const isOn = ({ summary }: FacetView): boolean => summary !== undefined;

/** How likely two parts differ in a fact, from 0 to 1. A range is as good as a choice of two. */
function spread(facet: FacetView): number {
  if (facet.kind === 'range') return 0.5;
  const all = facet.choices.reduce((sum, { count }) => sum + count, 0);
  return 1 - facet.choices.reduce((sum, { count }) => sum + (count / all) ** 2, 0);
}
