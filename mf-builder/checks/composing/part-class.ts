import type { PresetType } from '../../src/domain/presets/preset';

/** From which guide price on, in US dollars, a part is of class 2, 3, 4 and 5. Case and fans
 * have looks, not classes; a cooler is judged by the heat it carries. */
const steps: Readonly<Partial<Record<PresetType, readonly number[]>>> = {
  cpu: [110, 180, 280, 450],
  motherboard: [105, 140, 185, 250],
  gpu: [240, 350, 500, 800],
  ram: [45, 75, 115, 200],
  storage: [57, 90, 150, 200],
  psu: [60, 95, 130, 200],
};

/** The class of a part, 1 to 5, by its price; undefined where its type has none, or where none is taken. */
export const classOf = (type: PresetType, cents: number): number | undefined =>
  cents > 0 && steps[type] ? 1 + steps[type].filter((dollars) => cents >= dollars * 100).length : undefined;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

/** The parts that are two classes or more away from the middle of the others; processor and card also where they are so far apart. */
export function outOfClass<P extends { type: PresetType; dearest: number }>(parts: readonly P[]): readonly P[] {
  const classed = parts.flatMap((part) => {
    const of = classOf(part.type, part.dearest);
    return of === undefined ? [] : [{ part, of }];
  });
  const cpu = classed.find(({ part }) => part.type === 'cpu')?.of;
  return classed
    .filter(({ part, of }, index) => {
      if (part.type === 'gpu' && cpu !== undefined && Math.abs(of - cpu) >= 2) return true;
      const others = classed.filter((_, other) => other !== index).map((one) => one.of);
      return others.length > 0 && Math.abs(of - median(others)) >= 2;
    })
    .map(({ part }) => part);
}
