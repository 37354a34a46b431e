import { fold } from '../spelling';
import type { CheckedPart, Facts, Verdict } from '../types';

/** A place for one radiator: entries of one position are the same place. `sizes` undefined: not known. */
export interface RadiatorPlace {
  /** Undefined where the case does not say. */
  position: string | undefined;
  sizes: readonly number[];
  /** An entry of this place does not say what it takes. */
  open: boolean;
}

/** The places for radiators in a case; undefined where it does not list them. */
export const radiatorPlaces = ({ specs }: CheckedPart<'case'>): RadiatorPlace[] | undefined => {
  if (specs.radiators === undefined) return undefined;
  const places = new Map<string, RadiatorPlace>();
  for (const [index, { position, sizesMm }] of specs.radiators.entries()) {
    const key = position === undefined ? `#${index}` : fold(position);
    const known = places.get(key);
    places.set(key, {
      position: position === undefined ? undefined : key,
      sizes: [...(known?.sizes ?? []), ...(sizesMm ?? [])],
      open: known?.open === true || sizesMm === undefined,
    });
  }
  return [...places.values()];
};

/**
 * Whether a radiator of a size can sit at a wall of the case and nowhere else. Undefined where a mount that leaves something out keeps it
 * open.
 */
export const sitsOnlyAt = (
  mounts: NonNullable<CheckedPart<'case'>['specs']['radiators']>,
  size: number,
  wall: string,
): boolean | undefined => {
  const isThere = (position: string | undefined): boolean => position !== undefined && fold(position) === wall;
  const taking = mounts.filter(({ sizesMm }) => sizesMm?.includes(size));
  if (taking.some(({ position }) => position !== undefined && !isThere(position))) return false;
  const maybe = mounts.some(
    ({ position, sizesMm }) => (sizesMm === undefined || sizesMm.includes(size)) && !isThere(position),
  );
  if (maybe || (taking.length === 0 && mounts.some(({ sizesMm }) => sizesMm === undefined))) return undefined;
  return taking.length > 0;
};

/** Whether a mount at one of some walls takes a radiator. Undefined where a mount that leaves something out, or the size, keeps it open. */
export const takenAt = (
  mounts: NonNullable<CheckedPart<'case'>['specs']['radiators']>,
  size: number | undefined,
  walls: readonly string[],
): boolean | undefined => {
  let open = false;
  for (const { position, sizesMm } of mounts) {
    if (position !== undefined && !walls.includes(fold(position))) continue;
    if (sizesMm?.length === 0) continue;
    const takes = size === undefined ? undefined : sizesMm?.includes(size);
    if (takes === true && position !== undefined) return true;
    open ||= takes !== false;
  }
  return open ? undefined : false;
};

/** What is missing where the mounts cannot say it, in words. */
export const placeOfRadiator = (cooler: string, box: CheckedPart<'case'>): string =>
  `the place of the radiator of ${cooler} in ${box.name}`;

export const gradePlace = ({ sizes, open }: RadiatorPlace, size: number): Verdict => {
  if (sizes.includes(size)) return 'pass';
  return open ? 'unknown' : 'fail';
};

interface Card {
  name: string;
  quantity: number;
  specs: Pick<Facts<'gpu'>, 'radiator'>;
}

/** Radiators of graphics cards, by size in mm. A card that does not say has none: hardly one in a hundred has. */
export const cardRadiators = (cards: readonly Card[]): { name: string; quantity: number; size: number }[] =>
  cards.flatMap(({ name, quantity, specs: { radiator } }) => (radiator ? [{ name, quantity, size: radiator }] : []));
