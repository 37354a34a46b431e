import type { BuildComponents } from '@rig4u/shared/builds';
import { objectiveFor, rangeFor, type Conditions } from '../../../../domain/best-build';
import type { Question } from './question';

/** What an estimate is asked for. */
export type Aim = Pick<Conditions, 'use' | 'resolution'>;

export const aimOf = ({ useCase, refinement }: Question): Aim => ({ use: useCase, resolution: refinement.resolution });

/** The estimate that counts, in whole points; what is not known may be anything. */
export function rangeOf({ use, resolution }: Aim, parts: BuildComponents): { low: number; high: number } {
  const [low, high] = rangeFor(use, parts, resolution) ?? [0, 100];
  return { low: Math.round(low), high: Math.round(high) };
}

/** The lower end of that estimate, as the search compares it. */
export const valueOf = ({ use, resolution }: Aim, parts: BuildComponents): number =>
  objectiveFor(use, resolution).value(parts);
