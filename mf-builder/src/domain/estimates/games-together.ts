import type { FittedModel } from './fitted-model';
import type { Resolution } from './resolutions';

/** How a card and a processor come together in games; fitted with both. */
export interface Together {
  /** What the fastest processor can do at a resolution, where the fastest card alone does 1. */
  processorRoom: Readonly<Record<Resolution, number>>;
  /** By which power a card's speed counts there: at a low resolution twice the card is less than twice as fast, whatever the processor. */
  scaling: Readonly<Record<Resolution, number>>;
  /** How much of a card's speed, as a logarithm, having too little memory costs there. */
  memoryLoss: Readonly<Record<Resolution, number>>;
  /** How sudden the change is from being limited by the one to the other. */
  sharpness: number;
}

/** Everything that is known of games: two models and how they come together. */
export interface GamesModels {
  card: FittedModel;
  processor: FittedModel;
  together: Together;
  /** By how much, as a logarithm, a chip with published comparisons is faster than its model says. */
  own: Readonly<Record<'cpu' | 'gpu', Readonly<Record<string, number>>>>;
  /**
   * Half the width of a part's range, as a logarithm, at each resolution: of a chip with comparisons of its own, and of one that only the
   * model knows.
   */
  spread: Readonly<
    Record<'cpu' | 'gpu', Readonly<Record<'published' | 'modelled', Readonly<Record<Resolution, number>>>>>
  >;
  /** Published comparisons that they were fitted to. */
  relations: number;
}

/** What a card and a processor do together: somewhat less than the slower of the two. Each is measured by its reference. */
export function speedTogether(
  { processorRoom, sharpness }: Pick<Together, 'processorRoom' | 'sharpness'>,
  at: Resolution,
  card: number,
  processor: number,
): number {
  const room = processorRoom[at] * processor;
  return (card ** -sharpness + room ** -sharpness) ** (-1 / sharpness);
}

export const limits = ({ processorRoom }: Together, at: Resolution, card: number, processor: number): 'gpu' | 'cpu' =>
  card <= processorRoom[at] * processor ? 'gpu' : 'cpu';
