import { chosenOf, partTypeNames, type BuildComponents } from '@rig4u/shared/builds';
import { fromComponents } from '../../compatibility/checked-build';
import type { Wishes } from '../conditions';
import { cheapestFirst, optionOf, type Option } from '../option';
import { isPlace, places, type Place } from '../places';
import type { Shelf } from '../shelf';
import { kept } from './kept';
import { layoutOf, type Layout } from './layout';
import { RuleTable } from './rule-table';

/** Rules as tables over lists of options. */
export interface Tables {
  layout: Layout;
  rules: readonly RuleTable[];
  /** The locked parts and those at hand, as options by place; where there are neither none, and -1 where none is impossible. */
  own: Int32Array;
  /** What was worked out over these lists, by its text. */
  kept: Map<string, unknown>;
}

/** What is locked or at hand in a place; no parts where nothing is. */
function ownOption(place: Place, { locked = {}, atHand = {} }: Wishes): Option {
  const fixed = chosenOf(locked, place);
  return optionOf(place, fixed.length > 0 ? fixed : chosenOf(atHand, place));
}

/** Cables that are there stay, whatever splitters come: one does not take the place of another. */
const withOwn = (own: Option, { lines }: Option): Option => optionOf(own.place, [...own.lines, ...lines]);

function listOf(shelf: Shelf, own: Option, { locked = {} }: Wishes): readonly Option[] {
  if (own.lines.length === 0) return shelf.options[own.place];
  if (own.place === 'cables')
    return cheapestFirst([
      own,
      ...shelf.options.cables.filter(({ lines }) => lines.length > 0).map((one) => withOwn(own, one)),
    ]);
  return chosenOf(locked, own.place).length > 0 ? [own] : cheapestFirst([own, ...shelf.options[own.place]]);
}

/** What is locked or at hand beside the places. */
export const besideOf = ({ locked = {}, atHand = {} }: Wishes): BuildComponents =>
  Object.fromEntries(
    partTypeNames
      .filter((type) => !isPlace(type))
      .map((type) => [type, [...chosenOf(locked, type), ...chosenOf(atHand, type)]] as const)
      .filter(([, lines]) => lines.length > 0),
  );

class OwnTables implements Tables {
  readonly layout: Layout;
  readonly rules: readonly RuleTable[];
  readonly own: Int32Array;
  readonly kept = new Map<string, unknown>();

  constructor(shelf: Shelf, wishes: Wishes) {
    const own = places.map((place) => ownOption(place, wishes));
    const lists = own.map((option) => listOf(shelf, option, wishes));
    this.layout = layoutOf(lists);
    this.own = Int32Array.from(own, (option, place) =>
      (lists[place] ?? []).findIndex((one) => one === option || (option.lines.length === 0 && one.lines.length === 0)),
    );
    this.rules = shelf
      .verdicts({ os: null, ...fromComponents(besideOf(wishes)) })
      .map((verdicts) => new RuleTable(verdicts, lists));
  }
}

/** The tables for some locked parts: the same for every other wish. */
export const tablesOf = (shelf: Shelf, wishes: Wishes): Tables => {
  const { locked, atHand } = wishes;
  return kept(
    shelf.kept,
    `tables ${JSON.stringify([locked, atHand])}`,
    (value) => value instanceof OwnTables,
    () => new OwnTables(shelf, wishes),
  );
};
