import { shownFactsOf } from './facts';
import { missing } from './units';
import { writtenFact, type ShownPart } from './written-fact';

/** One fact of several parts of a type, in their order. */
export interface ComparedLine {
  /** Where the fact stands in `specs`. */
  key: string;
  label: string;
  values: string[];
}

/** The facts of a type that at least one of the parts carries, each written for all of them. */
export function comparedLines(type: string, parts: readonly ShownPart[]): ComparedLine[] {
  return shownFactsOf(type)
    .map((fact) => ({
      key: fact.key,
      label: fact.label,
      values: parts.map((part) => writtenFact(fact, type, part) ?? missing),
    }))
    .filter(({ values }) => values.some((value) => value !== missing));
}
