import type { PartType } from '@rig4u/shared/builds';
import { readType, type Shelf } from '../../../market/src/pack/read';
import { readPacked } from './read-packed';

/** Reads the packed file of a type. Rejects when it does not arrive, or is none. */
export const openShelf = async (type: PartType): Promise<Shelf> => readType(await readPacked(`market-${type}`));
