import type { Relation } from './relation';

/** How much faster each chip is than a root (logarithm), by the fewest steps. */
export function placesFrom(root: string, relations: readonly Relation[]): ReadonlyMap<string, number> {
  const places = new Map([[root, 0]]);
  for (const [chip, place] of places) {
    for (const { faster, slower, ratio } of relations) {
      if (chip === slower && !places.has(faster)) places.set(faster, place + Math.log(ratio));
      if (chip === faster && !places.has(slower)) places.set(slower, place - Math.log(ratio));
    }
  }
  return places;
}

/**
 * The relations that differ by more than a factor from what the others say by the fewest steps, as seen from any chip: there
 * a way round leads back to a chip that is faster than itself.
 */
export function contradictions(relations: readonly Relation[], factor: number): string[] {
  const chips = new Set(relations.flatMap(({ faster, slower }) => [faster, slower]));
  const found = [...chips].flatMap((chip) => {
    const places = placesFrom(chip, relations);
    return relations.filter(({ faster, slower, ratio }) => {
      const others = (places.get(faster) ?? Number.NaN) - (places.get(slower) ?? Number.NaN);
      return Math.abs(others - Math.log(ratio)) > Math.log(factor);
    });
  });
  return [...new Set(found.map(({ faster, slower, source }) => `${faster} > ${slower}, ${source.title}`))];
}
