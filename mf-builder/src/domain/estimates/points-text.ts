import { numberText } from '@rig4u/shared/format';

/** Points of an estimate: `1 point`, `2.5 points`. */
export function pointsText(points: number): string {
  const amount = numberText(points, 1);
  return `${amount} ${amount === '1' ? 'point' : 'points'}`;
}
