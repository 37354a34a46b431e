import type { BuildComponents } from '@rig4u/shared/builds';
import type { Objective } from '../objective';
import type { Option } from '../option';
import { headPlaces, places } from '../places';
import { setBit } from '../tables/bits';
import type { Tables } from '../tables/tables';

/** Options of the places after the first two that do the same for the value: a mask for each of those places. */
export interface Tail {
  places: readonly { place: number; words: Uint32Array }[];
}

/**
 * What the value of a build depends on: every processor with every card and every kind of what else counts. The best are first, so the
 * first that can be completed to a build is the best build.
 */
export interface Cores {
  /** Numbers of cores by value, the highest first: (processor × cards + card) × tails + tail. */
  order: Uint32Array;
  values: Float64Array;
  tails: readonly Tail[];
  seconds: number;
}

const componentsOf = (options: readonly (Option | undefined)[]): BuildComponents =>
  Object.fromEntries(
    options.flatMap((option) => (option && option.lines.length > 0 ? [[option.place, option.lines]] : [])),
  );

/** Every kind of options of a place by the objective's key, the one with the cheapest option first. */
function kindsOf(list: readonly Option[], objective: Objective): { words: Uint32Array; example: Option }[] {
  const kinds = new Map<string, { words: Uint32Array; example: Option }>();
  for (const [at, option] of list.entries()) {
    const key = objective.key(option);
    const kind = kinds.get(key) ?? { words: new Uint32Array(Math.ceil(list.length / 32)), example: option };
    setBit(kind.words, 0, at);
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

function tailsOf({ layout }: Tables, objective: Objective): { tail: Tail; examples: readonly Option[] }[] {
  let tails: { tail: Tail; examples: readonly Option[] }[] = [{ tail: { places: [] }, examples: [] }];
  for (const [place, name] of places.entries()) {
    if (place < headPlaces || !objective.types.includes(name)) continue;
    const kinds = kindsOf(layout.lists[place] ?? [], objective);
    tails = tails.flatMap(({ tail, examples }) =>
      kinds.map(({ words, example }) => ({
        tail: { places: [...tail.places, { place, words }] },
        examples: [...examples, example],
      })),
    );
  }
  return tails;
}

/** Numbers by value, the highest first; of equal ones the smaller number first. */
function byValue(values: Float64Array): Uint32Array {
  const distinct = Float64Array.from(new Set(values)).sort().reverse();
  const rank = new Map([...distinct].map((value, at) => [value, at]));
  const places = new Uint32Array(distinct.length + 1);
  for (const value of values) {
    const at = (rank.get(value) ?? 0) + 1;
    places[at] = (places[at] ?? 0) + 1;
  }
  for (let at = 1; at < places.length; at += 1) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0);
  const order = new Uint32Array(values.length);
  for (const [core, value] of values.entries()) {
    const at = rank.get(value) ?? 0;
    order[places[at] ?? 0] = core;
    places[at] = (places[at] ?? 0) + 1;
  }
  return order;
}

class OwnCores implements Cores {
  readonly order: Uint32Array;
  readonly values: Float64Array;
  readonly tails: readonly Tail[];
  readonly seconds: number;

  constructor(tables: Tables, objective: Objective) {
    const [firsts = [], seconds = []] = tables.layout.lists;
    const tails = tailsOf(tables, objective);
    this.tails = tails.map(({ tail }) => tail);
    this.seconds = seconds.length;
    this.values = new Float64Array(firsts.length * seconds.length * tails.length);
    let core = 0;
    for (const first of firsts)
      for (const second of seconds)
        for (const { examples } of tails) {
          this.values[core] = objective.value(componentsOf([first, second, ...examples]));
          core += 1;
        }
    this.order = byValue(this.values);
  }
}

/** The cores of an objective over some tables: worked out once. */
export function coresOf(tables: Tables, objective: Objective): Cores {
  const key = `cores ${objective.id}`;
  const kept = tables.kept.get(key);
  if (kept instanceof OwnCores) return kept;
  const made = new OwnCores(tables, objective);
  tables.kept.set(key, made);
  return made;
}
