import { chosenOf, totalOf, type BuildComponents, type PartQuantity, type StoredPart } from '@rig4u/shared/builds';
import { places, type Objective, type Place, type ShelfParts, type Wishes } from '../../src/domain/best-build';
import { check } from '../../src/domain/compatibility/check';
import { fromComponents } from '../../src/domain/compatibility/checked-build';

/** A build that was tried, with how bad each rule finds it: 0 for a pass to 3 for a fail. */
export interface Tried {
  parts: BuildComponents;
  cents: number;
  value: number;
  ranks: ReadonlyMap<string, number>;
}

const rankOf = { pass: 0, warning: 1, unknown: 2, fail: 3 } as const;

const isLarge = (place: Place, { specs = {} }: StoredPart, { least }: Wishes): boolean => {
  const size = Number(specs['capacity'] ?? 0);
  if (place === 'ram') return size >= (least?.memoryGB ?? 16);
  return place !== 'storage' || (specs['nvme'] === true && size >= (least?.storageGB ?? 1000));
};

/** Every way to fill a place, written from the README's words. */
function waysToFill(place: Place, parts: ShelfParts, wishes: Wishes): (readonly PartQuantity[])[] {
  const locked = chosenOf(wishes.locked ?? {}, place);
  if (locked.length > 0) return [locked];
  const own = chosenOf(wishes.atHand ?? {}, place).map(({ part, quantity }) => ({
    part: { ...part, owned: true },
    quantity,
  }));
  const shelf: readonly StoredPart[] = parts[place];
  const taken = shelf.filter((part) => !wishes.excluded?.includes(part.id) && isLarge(place, part, wishes));
  const mayBeNone = place === 'gpu' || place === 'cooling' || place === 'caseFan';
  return [
    ...(mayBeNone ? [[]] : []),
    ...(own.length > 0 ? [own] : []),
    ...(wishes.without?.includes(place) ? [] : taken.map((part) => [{ part, quantity: 1 }])),
  ];
}

/** Every build that the wishes allow, whatever the rules say of it. */
export function everyBuild(parts: ShelfParts, wishes: Wishes, objective: Objective): Tried[] {
  let all: BuildComponents[] = [{}];
  for (const place of places) {
    const ways = waysToFill(place, parts, wishes);
    all = all.flatMap((build) => ways.map((lines) => (lines.length > 0 ? { ...build, [place]: lines } : build)));
  }
  return all.map((build) => ({
    parts: build,
    cents: totalOf(build),
    value: objective.value(build),
    ranks: new Map(check(fromComponents(build)).findings.map(({ rule, verdict }) => [rule, rankOf[verdict]])),
  }));
}

/** The worst that each rule may find, from the strictest level on: never worse than what some build of all of them reaches. */
function levelsOf(all: readonly Tried[]): ((build: Tried) => boolean)[] {
  const rules = new Set(all.flatMap(({ ranks }) => [...ranks.keys()]));
  const least = new Map([...rules].map((rule) => [rule, Math.min(...all.map(({ ranks }) => ranks.get(rule) ?? 0))]));
  return [0, 1, 2].map(
    (level) =>
      ({ ranks }) =>
        [...ranks].every(([rule, rank]) => rank < 3 && rank <= Math.max(level, least.get(rule) ?? 0)),
  );
}

/** The best of all builds that cost at most so much, by the order of the README; undefined where none works. */
export function bestOfAll(all: readonly Tried[], budgetCents: number): Tried | undefined {
  for (const allows of levelsOf(all)) {
    const [best] = all
      .filter((build) => build.cents <= budgetCents && allows(build))
      .toSorted((a, b) => b.value - a.value || a.cents - b.cents);
    if (best) return best;
  }
  return undefined;
}

/** What the cheapest build costs that works at all. */
export function leastOfAll(all: readonly Tried[]): number | undefined {
  const works = levelsOf(all).at(-1);
  const prices = all.flatMap((build) => (works?.(build) ? [build.cents] : []));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
