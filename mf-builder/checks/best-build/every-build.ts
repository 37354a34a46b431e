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

/** What is there stays, with none of a fan splitter or one to four bags of it. */
function waysOfCables({ cables }: ShelfParts, { locked = {}, atHand = {}, without, excluded }: Wishes) {
  const lockedLines = chosenOf(locked, 'cables');
  const own = lockedLines.length > 0 ? lockedLines : chosenOf(atHand, 'cables');
  const bags = cables
    .filter(({ id, specs }) => (specs.ways ?? 1) >= 2 && !excluded?.includes(id))
    .flatMap((part) => [1, 2, 3, 4].map((quantity) => [...own, { part, quantity }]));
  return [own, ...(without?.includes('cables') ? [] : bags)];
}

/** Every way to fill a place, written from the README's words. */
export function waysToFill(place: Place, parts: ShelfParts, wishes: Wishes): (readonly PartQuantity[])[] {
  if (place === 'cables') return waysOfCables(parts, wishes);
  const locked = chosenOf(wishes.locked ?? {}, place);
  if (locked.length > 0) return [locked];
  const own = chosenOf(wishes.atHand ?? {}, place);
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
  const values = new Map<string, number>();
  const valueOf = (build: BuildComponents): number => {
    const key = objective.types.map((type) => chosenOf(build, type).map(({ part }) => part.id)).join('/');
    const value = values.get(key) ?? objective.value(build);
    values.set(key, value);
    return value;
  };
  return all.map((build) => ({
    parts: build,
    cents: totalOf(build),
    value: valueOf(build),
    ranks: new Map(check(fromComponents(build)).findings.map(({ rule, verdict }) => [rule, rankOf[verdict]])),
  }));
}
