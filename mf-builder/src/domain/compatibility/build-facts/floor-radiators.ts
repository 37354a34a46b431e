import type { CheckedPart, Facts } from '../types';
import { fansMm, usualRadiatorMm } from './card-room';
import { gradePlace, type RadiatorPlace } from './radiator-places';

/** A radiator to be placed; its own thickness is undefined where it is not known. In mm. */
export interface Radiator {
  size: number;
  thicknessMm?: number | undefined;
}

type Box = CheckedPart<'case', Pick<Facts<'case'>, 'layout' | 'slots'>>;
type Card = CheckedPart<'gpu', Pick<Facts<'gpu'>, 'slots'>>;

/** From one slot to the next, in mm. */
const slotMm = 20.32;

/** The room in mm that is surely left between the cards and the floor: the slots under them. Infinity where no card stands over the floor. */
const roomUnder = ({ specs: { layout, slots = 0 } }: Box, cards: readonly Card[]): number => {
  if (cards.length === 0 || layout === 'sandwich') return Infinity;
  const thick = cards.reduce((sum, { specs, quantity }) => sum + (specs.slots ?? Infinity) * quantity, 0);
  // Why one less: the x16 slot of many boards is at the second slot of the case.
  return Math.max(0, (slots - 1 - thick) * slotMm);
};

const stackMm = ({ thicknessMm = usualRadiatorMm }: Radiator): number => thicknessMm + fansMm;

/** Whether a place takes a radiator, and may be on the floor, where a card may stand in the way of it. */
export const mayMeetCard = (box: Box, cards: readonly Card[], place: RadiatorPlace, radiator: Radiator): boolean => {
  if (place.position !== undefined && place.position !== 'bottom') return false;
  const room = roomUnder(box, cards);
  const fits = room === Infinity || (radiator.thicknessMm !== undefined && stackMm(radiator) <= room);
  return !fits && gradePlace(place, radiator.size) === 'pass';
};

/**
 * What is not known then, in words: 'the room for 52 mm of radiator and fans under RTX 5070 (2.5 slots thick) at the bottom of NR200'; without
 * the thickness of the radiator no millimetres.
 */
export const roomUnderCard = (box: Box, cards: readonly Card[], radiator: Radiator): string => {
  const names = cards.map(({ name, specs: { slots } }) =>
    slots === undefined ? name : `${name} (${slots} slots thick)`,
  );
  const stack =
    radiator.thicknessMm === undefined
      ? 'a radiator of unknown thickness with'
      : `${stackMm(radiator)} mm of radiator and`;
  return `the room for ${stack} fans under ${names.join(', ')} at the bottom of ${box.name}`;
};
