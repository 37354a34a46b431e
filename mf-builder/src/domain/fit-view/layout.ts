import { fold } from '../compatibility/spelling';
import type { CheckedPart } from '../compatibility/types';
import { inMm, known } from './numbers';

/** A case's outer size in mm. */
export interface CaseSize {
  height: number;
  width: number;
  depth: number;
}

/** Whether a picture is honest, and if not, why. */
export type Layout = { kind: 'tower'; size: CaseSize } | { kind: 'measures'; why: string };

// Why these: beyond them the case, or what is in it, would be a line.
const least = 80;
const most = 1_500;

const sizeOf = ({ specs }: CheckedPart<'case'>): CaseSize | undefined => {
  const [height, width, depth] = (specs.dimensions ?? []).map(known);
  return height === undefined || width === undefined || depth === undefined ? undefined : { height, width, depth };
};

const hasFeature = (box: CheckedPart<'case'>, words: string): boolean =>
  (box.specs.features ?? []).some((feature) => fold(feature).includes(fold(words)));

/** Whether the supply has a chamber of its own beside the board. */
export const isDualChamber = (box: CheckedPart<'case'>): boolean => hasFeature(box, 'dual chamber');

/** The layout for a case. No fact tells how a riser, a flat or an upright board turns the parts: no picture then. */
export const layoutOf = (box: CheckedPart<'case'> | undefined): Layout => {
  const measures = (why: string): Layout => ({ kind: 'measures', why });
  if (!box) return measures('no case is chosen');
  const size = sizeOf(box);
  if (!size) return measures(`the size of ${box.name} is not known`);
  const sides = [size.height, size.width, size.depth];
  if (sides.some((side) => side < least || side > most))
    return measures(`${box.name}, ${sides.map(inMm).join(' × ')}, cannot be drawn so that it can be read`);
  if (hasFeature(box, 'riser cable')) return measures('the card sits on a riser cable, and no fact tells where');
  if (hasFeature(box, 'vertical layout')) return measures('the board hangs with its plugs upwards');
  if (size.width >= size.height) return measures('the board lies flat');
  return { kind: 'tower', size };
};
