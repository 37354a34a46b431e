import { chosenOf, lineCents, partTypeNames, type BuildComponents, type PartQuantity } from '@rig4u/shared/builds';
import { fromComponents } from '../../compatibility/checked-build';
import { meets, type Wishes } from '../conditions';
import { cheapestFirst, optionOf, type Option } from '../option';
import { isPlace, places, type Place } from '../places';
import type { Shelf } from '../shelf';
import { setBit } from './bits';
import { layoutOf, type Layout } from './layout';
import { Level } from './level';
import { RuleTable } from './rule-table';

/** Rules as tables over lists of options. */
export interface Tables {
  layout: Layout;
  rules: readonly RuleTable[];
  /** What was worked out over these lists, by its text. */
  kept: Map<string, unknown>;
}

/** What can be taken under some wishes, whatever the use and the budget. */
export interface Field {
  tables: Tables;
  /** From "nothing to mind" to "nothing fails": see the README. */
  levels: readonly Level[];
  /** Places for which no part meets the wishes: then there is no build at all. */
  missing: readonly Place[];
  /** Rules that fail whatever is taken: the same. */
  failing: readonly string[];
  /** What is locked beside the places, and its price in cents. */
  beside: BuildComponents;
  besideCents: number;
}

/** So many lists of tables and fields are kept: a screen goes back and forth between a few. */
const mostKept = 12;

function kept<T>(store: Map<string, unknown>, key: string, isOne: (value: unknown) => value is T, make: () => T): T {
  const found = store.get(key);
  if (isOne(found)) return found;
  if (store.size >= mostKept) for (const first of store.keys()) if (store.delete(first)) break;
  const made = make();
  store.set(key, made);
  return made;
}

const atNoPrice = (lines: readonly PartQuantity[]): PartQuantity[] =>
  lines.map(({ part, quantity }) => ({ part: { ...part, owned: true }, quantity }));

function listOf(shelf: Shelf, place: Place, { locked = {}, atHand = {} }: Wishes): readonly Option[] {
  const fixed = chosenOf(locked, place);
  if (fixed.length > 0) return [optionOf(place, fixed)];
  const own = chosenOf(atHand, place);
  return own.length > 0
    ? cheapestFirst([optionOf(place, atNoPrice(own)), ...shelf.options[place]])
    : shelf.options[place];
}

const besideOf = ({ locked = {}, atHand = {} }: Wishes): BuildComponents =>
  Object.fromEntries(
    partTypeNames
      .filter((type) => !isPlace(type))
      .map((type) => [type, [...chosenOf(locked, type), ...atNoPrice(chosenOf(atHand, type))]] as const)
      .filter(([, lines]) => lines.length > 0),
  );

class OwnTables implements Tables {
  readonly layout: Layout;
  readonly rules: readonly RuleTable[];
  readonly kept = new Map<string, unknown>();

  constructor(shelf: Shelf, wishes: Wishes) {
    const lists = places.map((place) => listOf(shelf, place, wishes));
    this.layout = layoutOf(lists);
    this.rules = shelf
      .verdicts({ os: null, ...fromComponents(besideOf(wishes)) })
      .map((verdicts) => new RuleTable(verdicts, lists));
  }
}

class OwnField implements Field {
  readonly tables: Tables;
  readonly levels: readonly Level[];
  readonly missing: readonly Place[];
  readonly failing: readonly string[];
  readonly beside: BuildComponents;
  readonly besideCents: number;

  constructor(tables: Tables, shelf: Shelf, wishes: Wishes) {
    const { layout, rules } = tables;
    this.tables = tables;
    this.beside = besideOf(wishes);
    this.besideCents = Object.values(this.beside)
      .flatMap((lines) => (Array.isArray(lines) ? lines : []))
      .reduce((sum: number, line: PartQuantity) => sum + lineCents(line), 0);
    const allowed = layout.lists.map((list) =>
      [...list.keys()].filter((at) => {
        const option = list[at];
        const own = option && !shelf.options[option.place].includes(option);
        return option !== undefined && (own || meets(option, wishes));
      }),
    );
    const words = new Uint32Array(layout.words);
    for (const [place, options] of allowed.entries())
      for (const option of options) setBit(words, layout.starts[place] ?? 0, option);
    this.missing = places.filter((_, place) => allowed[place]?.length === 0);
    const best = this.missing.length > 0 ? [] : rules.map((table) => ({ table, rank: table.bestRank(allowed) }));
    this.failing = best.filter(({ rank }) => rank > 2).map(({ table }) => table.id);
    this.levels =
      this.failing.length > 0 || this.missing.length > 0
        ? []
        : [0, 1, 2].map(
            (level) =>
              new Level(
                layout,
                words,
                best.map(({ table, rank }) => ({ table, rank: Math.max(level, rank) })),
              ),
          );
  }
}

/** The tables for some locked parts: the same for every other wish. */
const tablesOf = (shelf: Shelf, wishes: Wishes): Tables => {
  const { locked, atHand } = wishes;
  return kept(
    shelf.kept,
    `tables ${JSON.stringify([locked, atHand])}`,
    (value) => value instanceof OwnTables,
    () => new OwnTables(shelf, wishes),
  );
};

export const fieldOf = (shelf: Shelf, wishes: Wishes): Field => {
  const { locked, atHand, without, excluded, least, size, colour, noLight, quiet } = wishes;
  const key = JSON.stringify([locked, atHand, without, excluded, least, size, colour, noLight, quiet]);
  return kept(
    shelf.kept,
    `field ${key}`,
    (value) => value instanceof OwnField,
    () => new OwnField(tablesOf(shelf, wishes), shelf, wishes),
  );
};
