import { isPartType, type PartType } from '@rig4u/shared/builds';
import { useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { loadTypes, type PartsOf } from '../catalogue/load-types';

const load = (names: string): Promise<PartsOf> => loadTypes(names.split(',').filter(isPartType));

/** The catalogue's parts of these types as they load. */
export const useCatalogueParts = (types: readonly PartType[]): Loaded<PartsOf> => useLoaded(types.join(), load);
