import type { CatalogueType } from '../../catalogue/schema';
import type { BuildOf } from './define-rule';
import type { PartRef, Reads } from './types';

const none: readonly never[] = [];

/** The parts chosen of a type; none where the type is absent, null or an empty list. */
export const chosen = <R extends Reads, T extends keyof R & CatalogueType>(
  build: BuildOf<R>,
  type: T,
): NonNullable<BuildOf<R>[T]> => build[type] ?? none;

/** Each part of one type with each of another. */
export const pairsOf = <R extends Reads, A extends keyof R & CatalogueType, B extends keyof R & CatalogueType>(
  build: BuildOf<R>,
  type: A,
  other: B,
) => {
  const pairs: [NonNullable<BuildOf<R>[A]>[number], NonNullable<BuildOf<R>[B]>[number]][] = [];
  for (const one of chosen(build, type)) for (const two of chosen(build, other)) pairs.push([one, two]);
  return pairs;
};

/** Whether the visitor wants none of a type, which is more than not having chosen yet. */
export const noneWanted = <R extends Reads>(build: BuildOf<R>, type: keyof R & CatalogueType): boolean =>
  build[type] === null;

export const isChosen = <R extends Reads>(build: BuildOf<R>, type: keyof R & CatalogueType): boolean =>
  (build[type]?.length ?? 0) > 0;

/** Chosen, or known to be none. */
export const isSettled = <R extends Reads>(build: BuildOf<R>, type: keyof R & CatalogueType): boolean =>
  noneWanted(build, type) || isChosen(build, type);

const refOf = ({ type, id, name }: PartRef): PartRef => (id === undefined ? { type, name } : { type, id, name });

/** Every part of several types, as references. */
export const refsOf = <R extends Reads>(build: BuildOf<R>, types: readonly (keyof R & CatalogueType)[]): PartRef[] => {
  // Plain loops: nearly every rule asks for this, and a list of options runs all rules for each of them.
  const refs: PartRef[] = [];
  for (const type of types) for (const part of chosen(build, type)) refs.push(refOf(part));
  return refs;
};

/** How many parts of a type, quantities counted. */
export const total = (parts: readonly { quantity: number }[]): number =>
  parts.reduce((sum, part) => sum + part.quantity, 0);
