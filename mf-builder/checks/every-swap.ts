// A plain search for swaps, which shares with the product's the check alone.
import {
  partTypeNames,
  requiredTypes,
  type BuildComponents,
  type PartQuantity,
  type PartType,
  type StoredPart,
} from '@rig4u/shared/builds';
import { check } from '../src/domain/compatibility/check';
import { fromComponents } from '../src/domain/compatibility/checked-build';
import type { CheckedBuild } from '../src/domain/compatibility/types';
import type { Candidates } from '../src/domain/fitting/swap';

const isList = (chosen: StoredPart | readonly PartQuantity[]): chosen is readonly PartQuantity[] =>
  Array.isArray(chosen);

export const linesOf = (components: BuildComponents, type: PartType): readonly PartQuantity[] => {
  const chosen = components[type] ?? [];
  return isList(chosen) ? chosen : [{ part: chosen, quantity: 1 }];
};

const centsOfLines = (lines: readonly PartQuantity[]): number => {
  let cents = 0;
  for (const { part, quantity } of lines) if (!part.owned) cents += Math.round(part.price * 100) * quantity;
  return cents;
};

export const centsOf = (components: BuildComponents): number =>
  centsOfLines(partTypeNames.flatMap((type) => linesOf(components, type)));

export type Verdicts = Record<string, string>;

export const verdictsIn = (build: CheckedBuild): Verdicts =>
  Object.fromEntries(check(build).findings.map(({ rule, verdict }) => [rule, verdict]));

export const verdictsOf = (components: BuildComponents): Verdicts => verdictsIn(fromComponents(components));

/** Every (rule, verdict) of a fail, a warning or an unknown that was not there before. */
export const raised = (before: Verdicts, after: Verdicts): string[] =>
  Object.entries(after)
    .filter(([rule, verdict]) => verdict !== 'pass' && before[rule] !== verdict)
    .map(([rule, verdict]) => `${rule} ${verdict}`);

/** A single swap that was made. */
export interface Tried {
  type: PartType;
  place: number;
  id: string;
  cents: number;
  /** The build with it, as the check sees it. */
  after: CheckedBuild;
}

/** Every single swap there is: any type of the build, and graphics card and cooler where a complete build has none. */
export const everySwap = (components: BuildComponents, catalogue: Candidates): Tried[] => {
  const complete = requiredTypes.every((type) => linesOf(components, type).length > 0);
  const tried: Tried[] = [];
  for (const type of partTypeNames) {
    const lines = linesOf(components, type);
    const rest = centsOf(components) - centsOfLines(lines);
    const places = lines.length > 0 ? lines.length : complete && (type === 'gpu' || type === 'cooling') ? 1 : 0;
    for (let place = 0; place < places; place++) {
      for (const part of catalogue[type] ?? []) {
        if (lines[place]?.part.id === part.id) continue;
        const swapped =
          lines.length === 0
            ? [{ part, quantity: 1 }]
            : lines.map((line, index) => (index === place ? { part, quantity: line.quantity } : line));
        tried.push({
          type,
          place,
          id: part.id,
          cents: rest + centsOfLines(swapped),
          after: fromComponents({ ...components, [type]: swapped }),
        });
      }
    }
  }
  return tried;
};
