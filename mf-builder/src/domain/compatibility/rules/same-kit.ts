import type { CheckedPart } from '../types';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether two lines of memory are of one kit: by id; where one has none, by name and facts.
 * Undefined where only absent facts set them apart.
 */
export const sameKit = (one: CheckedPart<'ram'>, other: CheckedPart<'ram'>): boolean | undefined => {
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  if (one.name !== other.name) return false;
  const left = new Map(Object.entries(one.specs));
  const right = new Map(Object.entries(other.specs));
  const keys = [...new Set([...left.keys(), ...right.keys()])];
  if (keys.some((key) => left.has(key) && right.has(key) && !same(left.get(key), right.get(key)))) return false;
  // Why: an absent fact is unknown, so it is neither the same nor another.
  return keys.every((key) => left.has(key) && right.has(key)) ? true : undefined;
};
