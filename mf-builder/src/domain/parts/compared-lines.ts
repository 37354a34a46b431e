import { factsOf } from './facts';
import { missing } from './units';

/** One fact of several parts of a type, in their order. */
export interface ComparedLine {
  /** Where the fact stands in `specs`. */
  key: string;
  label: string;
  values: string[];
}

/** The facts of a type that at least one of the parts carries, each written for all of them. */
export function comparedLines(
  type: string,
  parts: readonly { specs: Readonly<Record<string, unknown>> }[],
): ComparedLine[] {
  return factsOf(type)
    .map(({ label, key, write }) => ({ key, label, values: parts.map(({ specs }) => write(specs[key]) ?? missing) }))
    .filter(({ values }) => values.some((value) => value !== missing));
}
