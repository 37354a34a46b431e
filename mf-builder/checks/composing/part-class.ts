import type { Part } from '../../src/catalogue/schema';
import type { PresetType } from '../../src/domain/presets/preset';

/**
 * How many of every twenty parts of a type are cheaper than the first of class 2, 3, 4 and 5. By rank, so that a market that rises as a
 * whole moves no part into another class. Case and fans have looks, not classes; a cooler is judged by the heat it carries.
 */
const cheaper: Readonly<Partial<Record<PresetType, readonly number[]>>> = {
  cpu: [2, 6, 12, 16],
  motherboard: [2, 5, 10, 18],
  gpu: [3, 9, 13, 18],
  ram: [3, 8, 14, 19],
  storage: [1, 10, 13, 17],
  psu: [2, 5, 11, 16],
};

/** The class of a part, 1 to 5, by its price among the parts of its type; undefined where its type has none. */
export function classOf(
  { type, price }: Pick<Part, 'price'> & { type: PresetType },
  all: readonly Pick<Part, 'price'>[],
) {
  const below = all.filter((other) => other.price < price).length;
  return cheaper[type] && 1 + cheaper[type].filter((count) => below >= (count * all.length) / 20).length;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

/** The parts that are two classes or more away from the middle of the others; processor and card also where they are so far apart. */
export function outOfClass<P extends { type: PresetType; priceClass?: number }>(parts: readonly P[]): readonly P[] {
  const classed = parts.flatMap((part) => (part.priceClass === undefined ? [] : [{ part, of: part.priceClass }]));
  const cpu = classed.find(({ part }) => part.type === 'cpu')?.of;
  return classed
    .filter(({ part, of }, index) => {
      if (part.type === 'gpu' && cpu !== undefined && Math.abs(of - cpu) >= 2) return true;
      const others = classed.filter((_, other) => other !== index).map((one) => one.of);
      return others.length > 0 && Math.abs(of - median(others)) >= 2;
    })
    .map(({ part }) => part);
}
