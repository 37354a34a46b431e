import type { Option } from '../option';
import { wordsFor } from './bits';

/** Where the mask of each place lies in one array of words, and what its options cost. */
export interface Layout {
  lists: readonly (readonly Option[])[];
  /** The first word of each place, and the end of the last one. */
  starts: readonly number[];
  cents: readonly Float64Array[];
  words: number;
}

export function layoutOf(lists: readonly (readonly Option[])[]): Layout {
  const starts = [0];
  for (const list of lists) starts.push((starts.at(-1) ?? 0) + wordsFor(list.length));
  return {
    lists,
    starts,
    cents: lists.map((list) => Float64Array.from(list, ({ cents }) => cents)),
    words: starts.at(-1) ?? 0,
  };
}
