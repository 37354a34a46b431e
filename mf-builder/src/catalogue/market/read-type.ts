import type { PartType } from '@rig4u/shared/builds';
import { readType, type Shelf } from '../../../market/src/pack/read';
import { type PartNumberList, readPartNumbers } from '../../../market/src/part-numbers/read';
import { readPacked } from './read-packed';

/** Reads the packed parts of a type. Rejects when they do not arrive, or are none. */
export const readShelf = async (type: PartType): Promise<Shelf> => readType(await readPacked(`market-${type}`));

/** Reads the packed part numbers of a type. Rejects as `readShelf` does. */
export const readNumbers = async (type: PartType): Promise<PartNumberList> =>
  readPartNumbers(await readPacked(`market-part-numbers-${type}`));
