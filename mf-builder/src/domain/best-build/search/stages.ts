import { floorsFor, type Floor, type FloorId } from '../aims/floors';
import type { Wishes } from '../conditions';
import type { UseCase } from '../../recommendation';
import { places } from '../places';
import { hasBit } from '../tables/bits';
import type { Field, Levels } from '../tables/field';
import { kept } from '../tables/kept';
import { maskOf, type Mask } from '../tables/mask';
import { Cheapest } from './cheapest';

/** A floor as a mask of its place. */
export interface FloorMask {
  floor: Floor;
  mask: Mask;
  /** Whether it is asked beside a card, by the card's number. */
  besideCard: readonly boolean[];
}

/** What is asked of builds below a price of their own. */
export interface PriceClass {
  /** Infinite for the dearest class. */
  belowCents: number;
  floors: readonly FloorMask[];
}

/** The builds that are looked at before those of the next stage: each floor that is left is asked from its price on. */
export interface Stage {
  levels: Levels;
  /** The floors of a dearer class contain those of a cheaper one. */
  classes: readonly PriceClass[];
  dropped: readonly FloorId[];
  /** All floors of the use, also those that were dropped. */
  floors: readonly Floor[];
}

/** The masks of floors that are asked beside a card. */
export const masksBeside = (floors: readonly FloorMask[], card: number): readonly Mask[] =>
  floors.filter(({ besideCard }) => besideCard[card] === true).map(({ mask }) => mask);

function floorMask({ tables: { layout } }: Field, floor: Floor): FloorMask {
  const { besideCard } = floor;
  return {
    floor,
    mask: maskOf(layout, places.indexOf(floor.place), ({ lines }) => floor.meets(lines)),
    besideCard: (layout.lists[1] ?? []).map(({ lines }) => !besideCard || besideCard(lines)),
  };
}

/** Whether there is a build with all of these floors, whatever it costs; with a card beside which the last one is asked. */
function exists({ loose }: Levels, floors: readonly FloorMask[]): boolean {
  const [firsts = [], seconds = []] = loose.layout.lists;
  const cheapest = new Cheapest(loose);
  return seconds.some(
    (_, second) =>
      (floors.at(-1)?.besideCard[second] ?? true) &&
      firsts.some(
        (__, first) =>
          cheapest.complete(first, second, masksBeside(floors, second), Number.POSITIVE_INFINITY) !== undefined,
      ),
  );
}

function classesOf(floors: readonly FloorMask[]): readonly PriceClass[] {
  const limits = [...new Set(floors.map(({ floor }) => floor.fromCents))].filter((cents) => cents > 0);
  const sorted = [0, ...limits.toSorted((a, b) => a - b)];
  return sorted.map((from, at) => ({
    belowCents: sorted[at + 1] ?? Number.POSITIVE_INFINITY,
    floors: floors.filter(({ floor }) => floor.fromCents <= from),
  }));
}

class OwnStages {
  readonly all: readonly Stage[];

  constructor(field: Field, floors: readonly Floor[]) {
    const { levels } = field;
    if (!levels) {
      this.all = [];
      return;
    }
    const dropped: FloorId[] = exists(levels.with, []) ? [] : ['splitters'];
    const own = dropped.length > 0 ? levels.without : levels.with;
    const possible: FloorMask[] = [];
    for (const one of floors.map((floor) => floorMask(field, floor)))
      if (exists(own, [...possible, one])) possible.push(one);
      else dropped.push(one.floor.id);
    const stages = possible
      .map((_, at) => possible.slice(0, possible.length - at))
      .map((left) => ({ left, out: possible.slice(left.length) }));
    const bare = { left: [], out: possible };
    const idsOf = (out: readonly FloorMask[]): FloorId[] => [...dropped, ...out.map(({ floor }) => floor.id)];
    this.all = [...stages, bare].map(({ left, out }) => ({
      levels: own,
      classes: classesOf(left),
      dropped: idsOf(out),
      floors,
    }));
  }
}

/**
 * What is looked at first, and what where nothing of it is within a budget. A floor that no build meets, at any price, beside those before
 * it is left out of all stages; the others give way from the end.
 */
export function stagesOf(field: Field, use: UseCase, wishes: Wishes): readonly Stage[] {
  const floors = floorsFor(use, wishes);
  return kept(
    field.kept,
    `stages ${floors.map(({ id, fromCents }) => `${id} ${fromCents}`).join()}`,
    (value) => value instanceof OwnStages,
    () => new OwnStages(field, floors),
  ).all;
}

/** The first stage that allows a whole choice of such a price, with what is beside it; undefined where none does. */
export const stageOf = (stages: readonly Stage[], choice: Int32Array, totalCents: number): Stage | undefined =>
  stages.find(
    ({ levels, classes }) =>
      levels.loose.allows(choice) &&
      classes
        .find(({ belowCents }) => totalCents < belowCents)
        ?.floors.every(
          ({ mask, besideCard }) => besideCard[choice[1] ?? 0] !== true || hasBit(mask.words, choice[mask.place] ?? 0),
        ),
  );
