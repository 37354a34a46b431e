import { partTypes, type BuildComponents, type PartQuantity, type PartType } from '@rig4u/shared/builds';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import type { CheckedBuild } from '../../src/domain/compatibility/types';
import type { Candidates } from '../../src/domain/fitting/swap';
import { random, type Random } from '../random';

/** How often a type that is not required is chosen. */
export const likely: { readonly [T in PartType]?: number } = {
  gpu: 0.8,
  cooling: 0.8,
  caseFan: 0.5,
  monitor: 0.6,
  os: 0.6,
};

const linesOf = (stream: Random, catalogue: Candidates, type: PartType, several: boolean): PartQuantity[] => {
  const count = several && stream.chance(0.3) ? 2 : 1;
  const parts = Array.from({ length: count }, () => stream.pick(catalogue[type] ?? []));
  return [...new Set(parts)].map((part) => ({
    part,
    quantity: several && stream.chance(0.3) ? stream.whole(2, 4) : 1,
  }));
};

/**
 * A build of catalogue parts, whether they fit each other or not: now and then a required part is not chosen yet. It goes through the same
 * border as a visitor's build. The same seed gives the same build while the catalogue stays.
 */
export const catalogueBuild = (catalogue: Candidates, seed: number): CheckedBuild => {
  const stream = random(seed);
  const whole = stream.chance(0.8);
  const components: BuildComponents = Object.fromEntries(
    partTypes.flatMap(({ type, required, several }): [PartType, PartQuantity[]][] => {
      const chance = required ? (whole ? 1 : 0.8) : (likely[type] ?? 0.25);
      return stream.chance(chance) ? [[type, linesOf(stream, catalogue, type, several)]] : [];
    }),
  );
  return fromComponents(components);
};
