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

/** Price of a line in cents; what the visitor owns costs nothing. */
export const lineCents = ({ part, quantity }: PartQuantity): number =>
  part.owned ? 0 : Math.round(part.price * 100) * quantity;

/** Total of a build in cents. */
export const totalOf = (components: BuildComponents): number =>
  partLines(components).reduce((cents, line) => cents + lineCents(line), 0);

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
