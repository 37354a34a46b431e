import type { PartType, StoredPart } from '@rig4u/shared/builds';
import { partById } from './catalogue-files';
import { ofEitherShelf } from './either-shelf';
import { Malformed } from './json-line';

/** Where a command looks for the parts that a line names. */
export interface Where {
  find: (type: PartType, id: string) => StoredPart | undefined;
  /** The same in words. */
  words: string;
}

export const inCatalogue: Where = { find: partById, words: 'in the catalogue' };
export const onEitherShelf: Where = { find: ofEitherShelf, words: 'in the catalogue or on the market' };

/** The part with an id; `field` is the place in the line that names it. Throws `Malformed` where there is none. */
export function namedPart(type: PartType, id: string, field: string, { find, words }: Where): StoredPart {
  const part = find(type, id);
  if (!part) throw new Malformed(`${field} names "${id}", which is no part of the type ${type} ${words}`);
  return part;
}
