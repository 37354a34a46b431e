import { isPartType, type PartType } from '@rig4u/shared/builds';
import { useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { loadByIds, loadTypes, type PartsOf } from '../catalogue/load-types';

const load = (names: string): Promise<PartsOf> => loadTypes(names.split(',').filter(isPartType));

/** The catalogue's parts of these types as they load. */
export const useCatalogueParts = (types: readonly PartType[]): Loaded<PartsOf> => useLoaded(types.join(), load);

const loadNamed = (ids: string): Promise<PartsOf> => loadByIds(ids.split(','));

/** The parts with these ids among those of their types as they load, also where one is no longer listed. Without a list none load. */
export const useNamedParts = (ids: readonly string[] | undefined): Loaded<PartsOf> =>
  useLoaded(ids && [...new Set(ids)].toSorted().join(), loadNamed);
