import type { BuildComponents } from '@rig4u/shared/builds';
import type { Objective } from '../objective';
import type { Option } from '../option';
import { headPlaces, places } from '../places';
import { setBit } from '../tables/bits';
import type { Mask } from '../tables/mask';
import type { Tables } from '../tables/tables';
import type { Search } from './search';

/** Options of the places after the first two that do the same for the value: a mask for each of those places. */
export interface Tail {
  places: readonly Mask[];
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

/** Cores by value, the highest first; of equal ones the smaller number first. */
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

/** The cores of an objective over some tables, each by its number. */
class CoreList {
  readonly tails: readonly Tail[];
  readonly seconds: number;
  readonly count: number;
  readonly #firsts: readonly Option[];
  readonly #seconds: readonly Option[];
  readonly #examples: readonly (readonly Option[])[];
  readonly #objective: Objective;

  constructor(tables: Tables, objective: Objective) {
    const [firsts = [], seconds = []] = tables.layout.lists;
    const tails = tailsOf(tables, objective);
    this.tails = tails.map(({ tail }) => tail);
    this.#examples = tails.map(({ examples }) => examples);
    this.#firsts = firsts;
    this.#seconds = seconds;
    this.#objective = objective;
    this.seconds = seconds.length;
    this.count = firsts.length * seconds.length * tails.length;
  }

  value(core: number): number {
    const tail = core % this.tails.length;
    const head = (core - tail) / this.tails.length;
    const second = head % this.seconds;
    const first = this.#firsts[(head - second) / this.seconds];
    return this.#objective.value(componentsOf([first, this.#seconds[second], ...(this.#examples[tail] ?? [])]));
  }
}

class OwnCores implements Cores {
  readonly order: Uint32Array;
  readonly values: Float64Array;
  readonly tails: readonly Tail[];
  readonly seconds: number;

  constructor({ tails, seconds }: CoreList, values: Float64Array, order: Uint32Array) {
    this.order = order;
    this.values = values;
    this.tails = tails;
    this.seconds = seconds;
  }
}

/** So many values are worked out between two words of progress. */
const pause = 2048;

const keyOf = ({ id }: Objective): string => `cores ${id}`;

/** Whether the cores of an objective have been worked out. */
export const hasCores = ({ kept }: Tables, objective: Objective): boolean => kept.has(keyOf(objective));

/** The cores of an objective over some tables: worked out once. Undefined where it was stopped. */
export function* searchCores(tables: Tables, objective: Objective): Search<Cores | undefined> {
  const key = keyOf(objective);
  const kept = tables.kept.get(key);
  if (kept instanceof OwnCores) return kept;
  const list = new CoreList(tables, objective);
  const values = new Float64Array(list.count);
  for (let core = 0; core < list.count; core += 1) {
    values[core] = list.value(core);
    if (core % pause === pause - 1 && (yield { done: 0, bound: Number.POSITIVE_INFINITY })) return undefined;
  }
  const made = new OwnCores(list, values, byValue(values));
  tables.kept.set(key, made);
  return made;
}

/** Steps of this share of all, one after the other, come evenly everywhere and keep no rhythm with the lists. */
const golden = (Math.sqrt(5) - 1) / 2;

/** Some of the cores, evenly spread: enough to find a good build at once. */
export function someCores(tables: Tables, objective: Objective, count: number): Cores {
  const list = new CoreList(tables, objective);
  const values = new Float64Array(list.count);
  const some = new Set(Array.from({ length: count }, (_, at) => Math.floor(list.count * ((at * golden) % 1))));
  for (const core of some) values[core] = list.value(core);
  const order = Uint32Array.from([...some].toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b));
  return new OwnCores(list, values, order);
}
