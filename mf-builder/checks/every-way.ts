// A plain search for swaps and additions, which shares with the product's the check alone.
import {
  partTypeNames,
  requiredTypes,
  type BuildComponents,
  type PartQuantity,
  type PartType,
  type StoredPart,
} from '@rig4u/shared/builds';
import type { Part } from '../src/catalogue/schema';
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

/** A single change that was made. */
export interface Tried {
  type: PartType;
  /** Whether parts joined and none went. */
  adds: boolean;
  cents: number;
  /** The build with it, as the check sees it. */
  after: CheckedBuild;
}

/** Every single change there is: each swap, one part more where it may join, and splitters in every combination. */
export const everyWay = (components: BuildComponents, catalogue: Candidates): Tried[] =>
  partTypeNames.flatMap((type) => {
    const lines = linesOf(components, type);
    const rest = centsOf(components) - centsOfLines(lines);
    const tried = (adds: boolean, changed: readonly PartQuantity[]): Tried => ({
      type,
      adds,
      cents: rest + centsOfLines(changed),
      after: fromComponents({ ...components, [type]: changed }),
    });
    const parts = catalogue[type] ?? [];
    return [
      ...lines.flatMap((line, place) =>
        parts
          .filter(({ id }) => id !== line.part.id)
          .map((part) => tried(false, lines.with(place, { part, quantity: line.quantity }))),
      ),
      ...additions(components, type, parts).map((added) => tried(true, joined(lines, added))),
    ];
  });

/** One part of each kind more; of splitters, up to so many bags of all kinds together. */
const mostBags = 5;

function additions(components: BuildComponents, type: PartType, parts: readonly Part[]): Part[][] {
  const lines = linesOf(components, type);
  const free = parts.filter(({ id }) => !lines.some(({ part }) => part.id === id && part.owned));
  const isEmpty = lines.length === 0;
  const isComplete = requiredTypes.every((one) => linesOf(components, one).length > 0);
  if (type === 'cables') return combinations(free.filter((part) => part.type === type && (part.specs.ways ?? 0) > 1));
  if (type === 'caseFan' || (isEmpty && (type === 'cooling' || type === 'thermalPaste')))
    return free.map((part) => [part]);
  if (isEmpty && type === 'networkCard')
    return free.flatMap((part) => (part.type === type && part.specs.speed?.startsWith('Wi-Fi') ? [[part]] : []));
  return isComplete && isEmpty && (type === 'gpu' || type === 'os') ? free.map((part) => [part]) : [];
}

function combinations(parts: readonly Part[]): Part[][] {
  let longest: Part[][] = [[]];
  const all: Part[][] = [];
  for (let bags = 0; bags < mostBags; bags += 1) {
    longest = longest.flatMap((some) => {
      const last = some.at(-1);
      return parts.slice(last ? parts.indexOf(last) : 0).map((part) => [...some, part]);
    });
    all.push(...longest);
  }
  return all;
}

const joined = (lines: readonly PartQuantity[], added: readonly Part[]): PartQuantity[] => {
  const sum = lines.map((line) => ({ ...line }));
  for (const part of added) {
    const line = sum.find((one) => one.part.id === part.id);
    if (line) line.quantity += 1;
    else sum.push({ part, quantity: 1 });
  }
  return sum;
};
