import { byName } from './by-name';
import { shownFactsOf, valueOf, type Fact, type FactsOf } from '../parts/facts';

/** The facts of a type that can be chosen from or narrowed down, in their order. */
export const facetsOf = (type: string): Fact[] => shownFactsOf(type).filter(({ facet }) => facet !== undefined);

/** The words of a fact's value, as they are written; none where it is unknown. */
export function wordsOf({ write }: Fact, value: unknown): string[] {
  const words = isTexts(value) ? value : [write(value)];
  return words.filter((word) => word !== undefined);
}

/** The values of a fact that a part carries, as they are written; none where the fact is unknown. */
export const writtenValues = (fact: Fact, part: FactsOf): string[] => wordsOf(fact, valueOf(fact, part));

/** A value that is a number; undefined for what is none. */
export const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** A number that the part carries; undefined where the fact is unknown. */
export const numberOf = (fact: Fact, part: FactsOf): number | undefined => asNumber(valueOf(fact, part));

export interface FacetChoice {
  value: string;
  /** Parts that carry it. */
  count: number;
}

/** The values of a fact among the parts, in order of size or alphabet, each with its count. */
export function choicesOf(fact: Fact, parts: readonly FactsOf[]): FacetChoice[] {
  return counted(parts.flatMap((part) => writtenValues(fact, part)));
}

/** The brands among the parts, by alphabet. */
export const brandsOf = (parts: readonly { brand: string }[]): FacetChoice[] =>
  counted(parts.map(({ brand }) => brand));

/** The smallest and largest number of a fact among the parts; undefined where none carries it. */
export function spanOf(fact: Fact, parts: readonly FactsOf[]): Required<{ from: number; to: number }> | undefined {
  return span(parts.map((part) => numberOf(fact, part)).filter((value) => value !== undefined));
}

export const priceSpan = (parts: readonly { price: number }[]) => span(parts.map(({ price }) => price));

function span(values: readonly number[]) {
  if (values.length === 0) return undefined;
  return values.reduce(({ from, to }, value) => ({ from: Math.min(from, value), to: Math.max(to, value) }), {
    from: Infinity,
    to: -Infinity,
  });
}

function counted(values: readonly string[]): FacetChoice[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => byName(a.value, b.value));
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
