import type { Facts } from '../types';

/** A cooler with the facts that its rating is read from. */
interface Cooler {
  specs: Pick<Facts<'cooling'>, 'type' | 'tdp' | 'tdpBasis' | 'radiator'>;
}

/** The heat in W that a radiator of a length in mm is taken to carry where its maker does not say. */
const guide: ReadonlyMap<number, number> = new Map([
  [120, 150],
  [240, 250],
  [280, 280],
  [360, 330],
  [420, 350],
]);

/**
 * The heat in W that a cooler carries: by its maker, else by the size of its radiator; undefined where neither is
 * known.
 */
export const coolerRatingOf = ({ specs }: Cooler): { watts: number; bySize: boolean } | undefined => {
  if (specs.tdp !== undefined && specs.tdpBasis === 'maker') return { watts: specs.tdp, bySize: false };
  const watts = specs.type === 'air' || specs.radiator === undefined ? undefined : guide.get(specs.radiator);
  return watts === undefined ? undefined : { watts, bySize: true };
};
