import type { CatalogueType } from '../../catalogue/schema';
import type { CheckedBuild, CheckedPart, PartRef } from './types';

const none: readonly never[] = [];

/** The parts chosen of a type; none where the type is absent, null or an empty list. */
export const chosen = <T extends CatalogueType>(build: CheckedBuild, type: T): readonly CheckedPart<T>[] =>
  build[type] ?? none;

/** Each part of one type with each of another. */
export const pairsOf = <A extends CatalogueType, B extends CatalogueType>(
  build: CheckedBuild,
  type: A,
  other: B,
): [CheckedPart<A>, CheckedPart<B>][] => {
  const pairs: [CheckedPart<A>, CheckedPart<B>][] = [];
  for (const one of chosen(build, type)) for (const two of chosen(build, other)) pairs.push([one, two]);
  return pairs;
};

/** Whether the visitor wants none of a type, which is more than not having chosen yet. */
export const noneWanted = (build: CheckedBuild, type: CatalogueType): boolean => build[type] === null;

export const isChosen = (build: CheckedBuild, type: CatalogueType): boolean => (build[type]?.length ?? 0) > 0;

/** Chosen, or known to be none. */
export const isSettled = (build: CheckedBuild, type: CatalogueType): boolean =>
  noneWanted(build, type) || isChosen(build, type);

export const refOf = ({ type, id, name }: PartRef): PartRef => (id === undefined ? { type, name } : { type, id, name });

/** Every part of several types, as references. */
export const refsOf = (build: CheckedBuild, types: readonly CatalogueType[]): PartRef[] => {
  // Plain loops: nearly every rule asks for this, and a list of options runs all rules for each of them.
  const refs: PartRef[] = [];
  for (const type of types) for (const part of chosen(build, type)) refs.push(refOf(part));
  return refs;
};

/** How many parts of a type, quantities counted. */
export const total = (parts: readonly { quantity: number }[]): number =>
  parts.reduce((sum, part) => sum + part.quantity, 0);
