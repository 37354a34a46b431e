import type { PartType } from '@rig4u/shared/builds';
import { deriveShelf, type DerivedShelf } from '../../../market/src/derived/derive-shelf';
import { readType } from '../../../market/src/pack/read';
import { type PartNumberList, readPartNumbers } from '../../../market/src/part-numbers/read';
import { type Origin, originsOf } from '../../../market/src/origins/origins';
import { readPacked } from './read-packed';

/** Reads the packed parts of a type, with what is derived of them. Rejects when they do not arrive, or are none. */
export const readShelf = async (type: PartType): Promise<DerivedShelf> =>
  deriveShelf(type, readType(await readPacked(`market-${type}`)));

/** Reads the packed part numbers of a type. Rejects as `readShelf` does. */
export const readNumbers = async (type: PartType): Promise<PartNumberList> =>
  readPartNumbers(await readPacked(`market-part-numbers-${type}`));

/** Where each fact of a row's part is from, by the name of the fact. */
export const originsAt = (type: PartType, shelf: DerivedShelf, row: number): ReadonlyMap<string, Origin> =>
  originsOf(type, shelf.partAt(row));
