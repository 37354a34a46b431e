import type { Part } from '../../catalogue/schema';

type Facts = Readonly<Record<string, unknown>>;

/** What parts of a type usually say of a fact: the value of the part that is most like the one with these facts, of those that know it. */
export function usualFacts(specs: Facts, parts: readonly Part[]): (fact: string) => unknown {
  const alike = (other: Facts): number =>
    Object.entries(specs).filter(([fact, value]) => JSON.stringify(value) === JSON.stringify(other[fact])).length;
  const byLikeness = parts
    .map((part): Facts => part.specs)
    .map((facts) => ({ facts, likeness: alike(facts) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  return (fact) => byLikeness.find(({ facts }) => facts[fact] !== undefined)?.facts[fact];
}
