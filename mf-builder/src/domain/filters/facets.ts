import { byName } from './by-name';
import { factsOf, type Fact } from '../parts/facts';

type Specs = Readonly<Record<string, unknown>>;

/** The facts of a type that can be chosen from or narrowed down, in their order. */
export const facetsOf = (type: string): Fact[] => factsOf(type).filter(({ facet }) => facet !== undefined);

/** The values of a fact that a part carries, as they are written; none where the fact is unknown. */
export function writtenValues({ key, write }: Fact, specs: Specs): string[] {
  const value = specs[key];
  const words = isTexts(value) ? value : [write(value)];
  return words.filter((word) => word !== undefined);
}

/** A number that the part carries; undefined where the fact is unknown. */
export function numberOf({ key }: Fact, specs: Specs): number | undefined {
  const value = specs[key];
  return typeof value === 'number' ? value : undefined;
}

export interface FacetChoice {
  value: string;
  /** Parts that carry it. */
  count: number;
}

/** The values of a fact among the parts, in order of size or alphabet, each with its count. */
export function choicesOf(fact: Fact, parts: readonly { specs: Specs }[]): FacetChoice[] {
  return counted(parts.flatMap(({ specs }) => writtenValues(fact, specs)));
}

/** The brands among the parts, by alphabet. */
export const brandsOf = (parts: readonly { brand: string }[]): FacetChoice[] =>
  counted(parts.map(({ brand }) => brand));

/** The smallest and largest number of a fact among the parts; undefined where none carries it. */
export function spanOf(
  fact: Fact,
  parts: readonly { specs: Specs }[],
): Required<{ from: number; to: number }> | undefined {
  return span(parts.map(({ specs }) => numberOf(fact, specs)).filter((value) => value !== undefined));
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
