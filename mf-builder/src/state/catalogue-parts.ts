import { isPartType, type PartType } from '@rig4u/shared/builds';
import { useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { loadByIds, loadEver, loadTypes, type NamedParts, type PartsOf } from '../catalogue/load-types';
import type { Part } from '../catalogue/schema';

const load = (names: string): Promise<PartsOf> => loadTypes(names.split(',').filter(isPartType));

/** The catalogue's parts of these types as they load. */
export const useCatalogueParts = (types: readonly PartType[]): Loaded<PartsOf> => useLoaded(types.join(), load);

const loadNamed = (ids: string): Promise<NamedParts> => loadByIds(ids.split(','));

/** The parts with these ids among those of their types as they load, also where one is no longer listed or of the market. Without a list none load. */
export const useNamedParts = (ids: readonly string[] | undefined): Loaded<NamedParts> =>
  useLoaded(ids && [...new Set(ids)].toSorted().join(), loadNamed);

const loadEverOf = async (type: string): Promise<readonly Part[]> => (isPartType(type) ? loadEver(type) : []);

/** Every part of a type that somebody may own as they load, also those that are no longer listed. */
export const useEveryPart = (type: PartType): Loaded<readonly Part[]> => useLoaded(type, loadEverOf);
