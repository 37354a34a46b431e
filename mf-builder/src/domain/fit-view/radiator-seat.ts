import { fansMm, roomWithFront, usualRadiatorMm } from '../compatibility/build-facts/card-room';
import { chosen } from '../compatibility/chosen-parts';
import { fold } from '../compatibility/spelling';
import type { CheckedBuild, CheckedPart } from '../compatibility/types';
import { known } from './numbers';

/** A liquid cooler's radiator: its size, its stack with fans, and where the case's facts put it. In mm. */
export interface RadiatorSeat {
  cooler: CheckedPart<'cooling'>;
  size: number | undefined;
  thickness: number | undefined;
  /** Radiator, or the usual thickness, and its fans. */
  stack: number;
  /** A wall such as 'front'; 'unknown' where facts are absent; 'none' where no mount takes it. */
  place: string;
}

const isFront = (position: string): boolean => fold(position) === 'front';

// Why front last: only a radiator that cannot sit elsewhere takes room from the card, as in rule 20. Before it the bottom, where a card stands over it.
const placeOf = (box: CheckedPart<'case'>, size: number | undefined): string => {
  const mounts = box.specs.radiators;
  if (mounts === undefined || size === undefined) return 'unknown';
  const taking = mounts.filter(({ sizesMm }) => sizesMm?.includes(size));
  const walls = taking.flatMap(({ position }) => (position === undefined || isFront(position) ? [] : [fold(position)]));
  if (walls.includes('top')) return 'top';
  const wall = walls.find((one) => one !== 'bottom') ?? walls[0];
  if (wall !== undefined) return wall;
  const maybe = mounts.some(
    ({ position, sizesMm }) =>
      (sizesMm === undefined || sizesMm.includes(size)) && !(position !== undefined && isFront(position)),
  );
  if (maybe) return 'unknown';
  if (taking.length > 0) return 'front';
  return mounts.some(({ sizesMm }) => sizesMm === undefined) ? 'unknown' : 'none';
};

/** The radiators of a build in one case, in the order in which their coolers are chosen. */
export const radiatorSeats = (build: CheckedBuild, box: CheckedPart<'case'>): RadiatorSeat[] =>
  chosen(build, 'cooling')
    .filter(({ specs }) => specs.type === 'liquid')
    .map((cooler) => {
      const size = known(cooler.specs.radiator);
      const thickness = known(cooler.specs.thicknessMm);
      const stack = (thickness ?? usualRadiatorMm) + fansMm;
      return { cooler, size, thickness, stack, place: placeOf(box, size) };
    });

/** What radiators in front take from the room for a card, in mm. */
export const takenInFront = (seats: readonly RadiatorSeat[]): number =>
  Math.max(0, ...seats.map(({ place, stack }) => (place === 'front' ? stack : 0)));

/** Where a card's room ends in front, in mm from the back, with what sits there in it; the depth of the case where that is not known. */
export const frontOf = ({ specs }: CheckedPart<'case'>, depth: number): number => {
  const room = known(specs.gpuMaxMm);
  return room === undefined ? depth : roomWithFront(specs, room);
};
