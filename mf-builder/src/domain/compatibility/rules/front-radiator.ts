import { fold } from '../fold';
import { factOf, type Judge } from '../judge';
import { chosen } from '../parts';
import type { CheckedBuild, CheckedPart } from '../types';

/** Thickness in mm of a radiator whose own is not known, and of the fans on it. */
const usualMm = 27;
const fansMm = 25;

const isFront = (position: string): boolean => fold(position) === 'front';

/**
 * How many mm a radiator that can only sit in front takes from the room for a graphics card; 0 where it may sit elsewhere or nothing is known.
 * What is absent is noted on the judge.
 */
export const frontRadiatorMm = (build: CheckedBuild, box: CheckedPart<'case'>, on: Judge): number => {
  const taken = chosen(build, 'cooling').map((cooler) => {
    const { radiator, thicknessMm } = cooler.specs;
    const type = on.need(cooler, 'type', cooler.specs.type);
    if (type !== 'liquid') return 0;
    const size = on.need(cooler, 'radiator size', radiator);
    const mounts = on.need(box, 'list of radiator mounts', box.specs.radiators);
    if (size === undefined || mounts === undefined) return 0;
    const taking = mounts.filter(({ sizesMm }) => sizesMm?.includes(size));
    if (taking.some(({ position }) => position !== undefined && !isFront(position))) return 0;
    // Why: a mount that may take it, and may not be in front, keeps the way open.
    const maybe = mounts.some(
      ({ position, sizesMm }) =>
        (sizesMm === undefined || sizesMm.includes(size)) && !(position !== undefined && isFront(position)),
    );
    const front = taking.length > 0;
    if (maybe || (!front && mounts.some(({ sizesMm }) => sizesMm === undefined))) {
      on.lack(`the place of the radiator of ${cooler.name} in ${box.name}`);
      return 0;
    }
    if (!front) return 0;
    if (thicknessMm === undefined) on.assume(factOf(cooler, 'radiator thickness'));
    return (thicknessMm ?? usualMm) + fansMm;
  });
  return Math.max(0, ...taken);
};
