import type { Facts } from '../types';

/** A cooler with the facts that its rating is read from. */
interface Cooler {
  specs: Pick<Facts<'cooling'>, 'type' | 'tdp' | 'tdpBasis' | 'radiator' | 'nspr' | 'heightMm'>;
}

/** The heat in W that a radiator of a length in mm is taken to carry where its maker does not say. */
const guide: ReadonlyMap<number, number> = new Map([
  [120, 150],
  [240, 250],
  [280, 280],
  [360, 330],
  [420, 350],
]);

/** Below so many mm an air cooler is a low one, its fan flat over the board. */
const lowMm = 50;

/** The heat in W that a low air cooler is taken to carry at most where its maker does not say; undefined for any other cooler. */
export const lowGuideOf = ({ specs: { type, heightMm } }: Cooler): number | undefined => {
  if (type !== 'air' || heightMm === undefined || heightMm >= lowMm) return undefined;
  return heightMm < 40 ? 90 : 105;
};

/** A cooler's rating: by the maker in W, by the maker's own scale (NSPR), or a guide in W by the size of its radiator or by its height. */
export interface CoolerRating {
  watts: number;
  by: 'maker' | 'nspr' | 'radiator' | 'height';
}

/** The heat in W that a cooler carries, by the best that is known of it; undefined where nothing is. */
export const coolerRatingOf = (cooler: Cooler): CoolerRating | undefined => {
  const { type, tdp, tdpBasis, radiator, nspr } = cooler.specs;
  if (tdp !== undefined && tdpBasis === 'maker') return { watts: tdp, by: 'maker' };
  if (type === 'air' && nspr !== undefined) return { watts: nspr, by: 'nspr' };
  const bySize = type === 'air' || radiator === undefined ? undefined : guide.get(radiator);
  if (bySize !== undefined) return { watts: bySize, by: 'radiator' };
  const low = lowGuideOf(cooler);
  return low === undefined ? undefined : { watts: low, by: 'height' };
};
