import { partTypeNames, requiredTypes, type PartType } from './part-types';
import type { BuildComponents, PartQuantity, StoredPart } from './schema';

export interface PartLine extends PartQuantity {
  type: PartType;
}

/** What is chosen for one type, each part with its quantity. */
export function chosenOf(components: BuildComponents, type: PartType): readonly PartQuantity[] {
  const chosen = components[type];
  if (!chosen) return [];
  return isList(chosen) ? chosen : [{ part: chosen, quantity: 1 }];
}

const isList = (chosen: StoredPart | readonly PartQuantity[]): chosen is readonly PartQuantity[] =>
  Array.isArray(chosen);

/** Every chosen part with its type and quantity, in the order of the component list. */
export const partLines = (components: BuildComponents): PartLine[] =>
  partTypeNames.flatMap((type) => chosenOf(components, type).map(({ part, quantity }) => ({ type, part, quantity })));

/** Whether no price is known of a part. One that the visitor owns needs none. */
export const hasNoPrice = ({ unpriced, price, owned }: Pick<StoredPart, 'unpriced' | 'price' | 'owned'>): boolean =>
  unpriced === true && price === 0 && !owned;

/** Price of a line in cents; what the visitor owns costs nothing, and of a part without a price nothing is known: `sumOf` counts those. */
export const lineCents = ({ part, quantity }: PartQuantity): number =>
  part.owned ? 0 : Math.round(part.price * 100) * quantity;

/** What parts cost, in cents, and how many pieces are not in that, because no price is known of them. */
export interface Sum {
  cents: number;
  unpriced: number;
}

/** What lines of a build cost together. */
export const sumOfLines = (lines: readonly PartQuantity[]): Sum => ({
  cents: lines.reduce((cents, line) => cents + lineCents(line), 0),
  unpriced: lines.reduce((count, { part, quantity }) => count + (hasNoPrice(part) ? quantity : 0), 0),
});

/** What a build costs. */
export const sumOf = (components: BuildComponents): Sum => sumOfLines(partLines(components));

/** Total of a build in cents, for reckoning; who shows it shows the `unpriced` of `sumOf`, too. */
export const totalOf = (components: BuildComponents): number => sumOf(components).cents;

export interface Completeness {
  chosen: number;
  of: number;
  /** Whole percent of the required types that are chosen. */
  percent: number;
}

export function completeness(components: BuildComponents): Completeness {
  const chosen = requiredTypes.filter((type) => chosenOf(components, type).length > 0).length;
  return { chosen, of: requiredTypes.length, percent: Math.round((chosen / requiredTypes.length) * 100) };
}
