import type { Shelf } from '../../../market/src/pack/read';
import type { Column } from '../compatibility/rule-memo/rows';
import { byName } from '../filters/by-name';
import { asNumber, wordsOf, type FacetChoice } from '../filters/facets';
import type { Fact } from '../parts/facts';
import { byCode, columnOfFact, countCodes } from './values';

const choicesIn = (column: Column, wordsOf: (value: unknown) => readonly string[], rows?: Iterable<number>) => {
  const counts = new Map<string, number>();
  const words = byCode(column, wordsOf, []);
  for (const [code, count] of countCodes(column, rows).entries())
    if (count > 0) for (const word of words[code] ?? []) counts.set(word, (counts.get(word) ?? 0) + count);
  return [...counts]
    .map(([value, count]): FacetChoice => ({ value, count }))
    .toSorted((a, b) => byName(a.value, b.value));
};

/** The values of a fact among the rows, all of them where none are named, in order of size or alphabet, each with its count. */
export function choicesOnShelf(shelf: Shelf, fact: Fact, rows?: Iterable<number>): FacetChoice[] {
  const column = columnOfFact(shelf, fact);
  return column ? choicesIn(column, (value) => wordsOf(fact, value), rows) : [];
}

/** The brands among the rows, by alphabet. */
export const brandsOnShelf = (shelf: Shelf, rows?: Iterable<number>): FacetChoice[] =>
  choicesIn(shelf.brand, (brand) => [String(brand)], rows);

/** The smallest and largest number of a fact among the rows; undefined where none has it. */
export function spanOnShelf(
  shelf: Shelf,
  fact: Fact,
  rows?: Iterable<number>,
): { from: number; to: number } | undefined {
  const column = columnOfFact(shelf, fact);
  if (!column) return undefined;
  const counts = countCodes(column, rows);
  const numbers = byCode(column, asNumber, undefined).filter(
    (number, code) => number !== undefined && (counts[code] ?? 0) > 0,
  );
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? undefined : { from: Math.min(...known), to: Math.max(...known) };
}
