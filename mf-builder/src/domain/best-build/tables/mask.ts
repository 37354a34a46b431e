import type { Option } from '../option';
import { setBit, wordsFor } from './bits';
import type { Layout } from './layout';

/** Which options of a place are left. */
export interface Mask {
  place: number;
  words: Uint32Array;
}

/** The options of a place of which something holds. */
export function maskOf({ lists }: Layout, place: number, holds: (option: Option) => boolean): Mask {
  const list = lists[place] ?? [];
  const words = new Uint32Array(wordsFor(list.length));
  for (const [at, option] of list.entries()) if (holds(option)) setBit(words, 0, at);
  return { place, words };
}
