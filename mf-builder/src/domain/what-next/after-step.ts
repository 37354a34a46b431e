import { chosenOf, partTypeNames, type BuildComponents, type PartQuantity } from '@rig4u/shared/builds';

/** The build after a step: what was owned before the first one stays owned, everything else is to be paid. */
export function afterStep(owned: BuildComponents, parts: BuildComponents): BuildComponents {
  return Object.fromEntries(
    partTypeNames.flatMap((type) => {
      const before = chosenOf(owned, type).map(({ part }) => part.id);
      const lines = chosenOf(parts, type).map(({ part: { owned: _owned, ...part }, quantity }): PartQuantity => {
        const own = before.includes(part.id);
        return { part: own ? { ...part, owned: true } : part, quantity };
      });
      const [first] = lines;
      if (!first) return [];
      // One part alone is stored as itself.
      return [[type, lines.length === 1 && first.quantity === 1 ? first.part : lines]];
    }),
  );
}
