import type { PartType } from '@rig4u/shared/builds';

/**
 * The places of a computed build, in the order in which a search fills them: what the estimate rests on and what others depend on comes
 * first. Cables are fan splitters, as many as the fans want. Of two builds that are equal in everything, the one whose first different place is cheaper wins.
 */
export const places = [
  'cpu',
  'gpu',
  'motherboard',
  'ram',
  'case',
  'cooling',
  'psu',
  'storage',
  'caseFan',
  'cables',
] as const satisfies readonly PartType[];
export type Place = (typeof places)[number];

/** Every pair of the first two places has its own estimate; of the others, alike parts count as one. */
export const headPlaces = 2;

const mayStayEmpty: ReadonlySet<Place> = new Set(['gpu', 'cooling', 'caseFan', 'cables']);

/** Whether a build may do without a part here: pictures from the processor, the cooler of its box, the fans of the case, a header for each fan. */
export const mayBeNone = (place: Place): boolean => mayStayEmpty.has(place);

export const isPlace = (type: PartType): type is Place => places.some((place) => place === type);
