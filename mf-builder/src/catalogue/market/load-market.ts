import type { PartType } from '@rig4u/shared/builds';
import { patiently } from '@rig4u/shared/lazy';
import type { Shelf } from '../../../market/src/pack/read';

const loads = new Map<PartType, Promise<Shelf>>();

const load = async (type: PartType): Promise<Shelf> => {
  // The reader comes with the first type: who never opens the market has nothing of it.
  const { openShelf } = await patiently(() => import(/* webpackChunkName: "market" */ './open-shelf'));
  return openShelf(type);
};

/**
 * Every part on the market of a type; of `ups` there are none. A shelf that was loaded is kept. Rejects when it does not arrive or is
 * none; asked again, it tries again.
 */
export function loadMarket(type: PartType): Promise<Shelf> {
  const coming = loads.get(type) ?? load(type);
  loads.set(type, coming);
  coming.catch(() => loads.delete(type));
  return coming;
}
