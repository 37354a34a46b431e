import { totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { splitterRule } from '../aims/worth';
import { meets, type Wishes } from '../conditions';
import type { Option } from '../option';
import { places, type Place } from '../places';
import type { Shelf } from '../shelf';
import { Misses } from '../search/misses';
import { setBit } from './bits';
import { kept } from './kept';
import { Level, type Bound } from './level';
import type { RuleTable } from './rule-table';
import { besideOf, tablesOf, type Tables } from './tables';

/** What can be taken under some wishes, whatever the use and the budget. */
export interface Field {
  tables: Tables;
  /** What may be taken together, where splitters are lines of a build and where nobody asks for them. Undefined where there is no build. */
  levels: Readonly<Record<Splitters, Levels>> | undefined;
  /** Counts the rules that are worse than they have to be; what splitters are for is not counted. */
  misses: Misses;
  /** What was worked out over it, by its text. */
  kept: Map<string, unknown>;
  /** Places for which no part meets the wishes: then there is no build at all. */
  missing: readonly Place[];
  /** Rules that fail whatever is taken: the same. */
  failing: readonly string[];
  /** The build of the locked parts and those at hand, as options by place; undefined where a place has neither. */
  asItIs: Int32Array | undefined;
  /** What is locked beside the places, and its price in cents. */
  beside: BuildComponents;
  besideCents: number;
}

/** The worst rank of what does not fail. */
const mostRank = 2;

/** Whether a build has the splitters that it needs. */
export type Splitters = 'with' | 'without';

export interface Levels {
  /** Nothing to mind that another part avoids. */
  strict: Level;
  /** Nothing that fails. */
  loose: Level;
}

/** What of an option is bought: of cables, which stay beside those that come, what is not one's own. */
const addedTo = (own: Option | undefined, option: Option): Option =>
  option.place === 'cables' ? { ...option, lines: option.lines.slice(own?.lines.length) } : option;

class OwnField implements Field {
  readonly tables: Tables;
  readonly levels: Readonly<Record<Splitters, Levels>> | undefined;
  readonly misses: Misses;
  readonly kept = new Map<string, unknown>();
  readonly missing: readonly Place[];
  readonly failing: readonly string[];
  readonly asItIs: Int32Array | undefined;
  readonly beside: BuildComponents;
  readonly besideCents: number;

  constructor(tables: Tables, wishes: Wishes) {
    const { layout, rules } = tables;
    this.tables = tables;
    this.beside = besideOf(wishes);
    this.besideCents = totalOf(this.beside);
    const allowed = layout.lists.map((list, place) => {
      const own = list[tables.own[place] ?? -1];
      return [...list.keys()].filter((at) => {
        const option = list[at];
        return (
          option !== undefined && ((option === own && own.lines.length > 0) || meets(addedTo(own, option), wishes))
        );
      });
    });
    this.asItIs = wishes.atHand && tables.own.every((option) => option >= 0) ? tables.own : undefined;
    const words = new Uint32Array(layout.words);
    for (const [place, options] of allowed.entries())
      for (const option of options) setBit(words, layout.starts[place] ?? 0, option);
    this.missing = places.filter((_, place) => allowed[place]?.length === 0);
    const best = this.missing.length > 0 ? [] : rules.map((table) => ({ table, rank: this.#rankOf(table, allowed) }));
    this.failing = best.filter(({ rank }) => rank > mostRank).map(({ table }) => table.id);
    const isSplitters = ({ table }: Bound): boolean => table.id === splitterRule;
    this.misses = new Misses(
      best.filter((bound) => !isSplitters(bound)),
      layout.lists.length,
    );
    const level = (rank: number, splitters: Splitters): Level =>
      new Level(
        layout,
        words,
        best.map((bound) => ({
          table: bound.table,
          rank: isSplitters(bound) ? (splitters === 'with' ? bound.rank : mostRank) : Math.max(rank, bound.rank),
        })),
      );
    const levels = (splitters: Splitters): Levels => ({
      strict: level(0, splitters),
      loose: level(mostRank, splitters),
    });
    this.levels =
      this.failing.length > 0 || this.missing.length > 0
        ? undefined
        : { with: levels('with'), without: levels('without') };
  }

  /** The rank that a rule cannot do without: the best it can reach, or that of the build as it is. */
  #rankOf(table: RuleTable, allowed: readonly (readonly number[])[]): number {
    const best = table.bestRank(allowed);
    const now = this.asItIs ? table.rankOf(this.asItIs) : 0;
    return now > mostRank ? best : Math.max(best, now);
  }
}

/** What can be taken from a shelf under some wishes: the same for every use and budget. */
export const fieldOf = (shelf: Shelf, wishes: Wishes): Field => {
  const { locked, atHand, without, excluded, least, size, colour, noLight, quiet } = wishes;
  const key = JSON.stringify([locked, atHand, without, excluded, least, size, colour, noLight, quiet]);
  return kept(
    shelf.kept,
    `field ${key}`,
    (value) => value instanceof OwnField,
    () => new OwnField(tablesOf(shelf, wishes), wishes),
  );
};
