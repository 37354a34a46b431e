import { isPartType, type PartType } from '@rig4u/shared/builds';
import { useLoaded, type Loaded } from './use-loaded';
import { loadTypes, type PartsOf } from '../catalogue/load-types';

const load = (names: string): Promise<PartsOf> => loadTypes(names.split(',').filter(isPartType));

/** The catalogue's parts of these types as they load. */
export const useTypes = (types: readonly PartType[]): Loaded<PartsOf> => useLoaded(types.join(), load);
