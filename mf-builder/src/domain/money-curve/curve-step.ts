import { chosenOf, partName, type BuildComponents, type StoredPart } from '@rig4u/shared/builds';
import type { FoundBuild } from '../best-build';

/** The range of an estimate, in whole points. */
export interface PointRange {
  low: number;
  high: number;
}

/** A build that is the best one from its price on, until the next step. */
export interface CurveStep extends FoundBuild, PointRange {}

const chipOf = ({ specs = {}, ...part }: StoredPart): string =>
  typeof specs['chip'] === 'string' ? specs['chip'].replace(/^(GeForce|Radeon) /, '') : partName(part);

const namesOf = (parts: BuildComponents, type: 'cpu' | 'gpu', name: (part: StoredPart) => string): string =>
  chosenOf(parts, type)
    .map(({ part }) => name(part))
    .join(', ');

/** What makes the pictures, by its chip: `RTX 5070 Ti`; empty where that is the processor. */
export const cardOf = (parts: BuildComponents): string => namesOf(parts, 'gpu', chipOf);

export const processorOf = (parts: BuildComponents): string => namesOf(parts, 'cpu', partName);

/** The two parts that an estimate rests on most: `RTX 5080 with the AMD Ryzen 5 7600`. */
export function pairText(parts: BuildComponents): string {
  const card = cardOf(parts);
  return card === '' ? processorOf(parts) : `${card} with the ${processorOf(parts)}`;
}

/** What another build changes, in a name: its card, or its processor where the card stays. */
export function changedText(from: BuildComponents, to: BuildComponents): string {
  const card = cardOf(to);
  return card === '' || card === cardOf(from) ? processorOf(to) : card;
}

/** `70–81`, or `100` where both ends are the same. */
export const rangeText = ({ low, high }: PointRange): string => (low === high ? String(low) : `${low}–${high}`);
