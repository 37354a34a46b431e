import type { BuildComponents } from '@rig4u/shared/builds';
import highs from 'highs';
import type { Floor, Objective, ShelfParts, Wishes } from '../../src/domain/best-build';
import { judged } from './conflicts';
import { worthAfter } from './order-of-aims';
import { Rows, term, type Core } from './programme-rows';
import { waysOf, type Way } from './ways';

/** What an integer programme found: tenths of points after deductions, and cents. */
export interface Solved {
  tenths: number;
  cents: number;
}

/** The solver was stopped before it had an answer. */
export class OutOfTime extends Error {}

function coresOf(lists: readonly (readonly Way[])[], objective: Objective): Core[] {
  let cores: { kinds: (readonly Way[])[]; parts: BuildComponents }[] = [{ kinds: [], parts: {} }];
  for (const list of lists) {
    const [first] = list;
    if (!first || !objective.types.includes(first.place)) continue;
    // Memory and drives that do the same are one kind, by the capacity and the kind that their facts state.
    const kinds = new Map<string, Way[]>();
    for (const way of list) {
      const isAlone = way.place === 'cpu' || way.place === 'gpu';
      const facts = way.lines.map(({ part, quantity }) => [quantity, part.specs?.['capacity'], part.specs?.['nvme']]);
      const key = isAlone ? way.name : JSON.stringify(facts);
      kinds.set(key, [...(kinds.get(key) ?? []), way]);
    }
    cores = cores.flatMap((core) =>
      [...kinds.values()].map((kind) => ({
        kinds: [...core.kinds, kind],
        parts: kind[0] && kind[0].lines.length > 0 ? { ...core.parts, [kind[0].place]: kind[0].lines } : core.parts,
      })),
    );
  }
  return cores.map(({ kinds, parts }, at) => ({
    name: `y${at}`,
    kinds,
    tenths: Math.round(10 * objective.value(parts)),
  }));
}

/** What one programme is asked. */
interface Asked {
  sense: 'Maximize' | 'Minimize';
  floors: readonly Floor[];
  minded: number;
  mostCents?: number;
  leastTenths?: number;
  seconds?: number;
}

/**
 * The best build of a shelf as integer programmes, up to the list: floors, worth and price. Nothing of it is the search's but the order of the
 * places, the objective and the amounts of the floors.
 */
export class IntegerProgramme {
  readonly #lists: readonly (readonly Way[])[];
  readonly #cores: readonly Core[];
  readonly #rows: Rows;
  readonly #floors: readonly Floor[];
  /** Parts at hand have as little to mind as can be. */
  readonly #isOwned: boolean;
  readonly #highs: Awaited<ReturnType<typeof highs>>;
  #possible: readonly Floor[] | undefined;

  private constructor(
    parts: ShelfParts,
    { wishes, objective, floors }: { wishes: Wishes; objective: Objective; floors: readonly Floor[] },
    solver: Awaited<ReturnType<typeof highs>>,
  ) {
    this.#lists = waysOf(parts, wishes);
    this.#cores = coresOf(this.#lists, objective);
    this.#rows = new Rows(this.#lists, this.#cores, judged(this.#lists));
    this.#floors = floors;
    this.#isOwned = wishes.atHand !== undefined;
    this.#highs = solver;
  }

  /** The solver is loaded once. */
  static readonly #solver = highs();

  static async of(
    parts: ShelfParts,
    wishes: Wishes,
    objective: Objective,
    floors: readonly Floor[],
  ): Promise<IntegerProgramme> {
    return new IntegerProgramme(parts, { wishes, objective, floors }, await IntegerProgramme.#solver);
  }

  /** The best at a budget: the highest worth, then the lowest price for it; with a floor less where there is none. */
  best(budgetCents: number, seconds = Number.POSITIVE_INFINITY): Solved | undefined {
    const possible = this.#possibleFloors(seconds);
    for (let count = possible.length; count >= 0; count -= 1) {
      const found = this.#bestWith(possible.slice(0, count), budgetCents, seconds);
      if (found) return found;
    }
    return undefined;
  }

  /** What the cheapest build costs that works. */
  least(): number | undefined {
    return this.#solve({ sense: 'Minimize', floors: [], minded: this.#rows.mostMinded });
  }

  /** Floors that some build has at any price, beside those before; with a card beside which it is asked. */
  #possibleFloors(seconds: number): readonly Floor[] {
    if (this.#possible) return this.#possible;
    const left: Floor[] = [];
    for (const floor of this.#floors) {
      const { besideCard: _whatever, ...always } = floor;
      const asked = { sense: 'Minimize', minded: this.#rows.mostMinded, seconds } as const;
      const rows = floor.besideCard ? this.#rows.cardsOf(floor.besideCard) : [];
      if (this.#solve({ ...asked, floors: [...left, always] }, rows) !== undefined) left.push(floor);
    }
    this.#possible = left;
    return left;
  }

  #bestWith(floors: readonly Floor[], budgetCents: number, seconds: number): Solved | undefined {
    const limits = [...new Set(floors.map(({ fromCents }) => fromCents).filter((cents) => cents > 0))];
    const starts = [0, ...limits.toSorted((a, b) => a - b)];
    const top = Math.max(...this.#cores.map(({ tenths }) => tenths)) / 10;
    let best: Solved | undefined;
    for (let minded = 0; minded <= this.#rows.mostMinded; minded += 1) {
      if (best && (this.#isOwned || Math.round(10 * worthAfter(top, minded)) < best.tenths)) break;
      for (const [at, from] of starts.entries()) {
        const mostCents = Math.min(budgetCents, (starts[at + 1] ?? Number.POSITIVE_INFINITY) - 1);
        const asked = { floors: floors.filter(({ fromCents }) => fromCents <= from), minded, mostCents, seconds };
        const leastTenths = best ? this.#leastTenths(best.tenths, minded) : 0;
        const value = this.#solve({ ...asked, sense: 'Maximize', leastTenths });
        if (value === undefined) continue;
        const tenths = Math.round(10 * worthAfter(value / 10, minded));
        const enough = this.#leastTenths(tenths, minded);
        const cents = this.#solve({ ...asked, sense: 'Minimize', leastTenths: enough });
        if (cents === undefined) continue;
        if (!best || tenths > best.tenths || cents < best.cents) best = { tenths, cents };
      }
    }
    return best;
  }

  /** From how many tenths of an estimate on so much is left after deductions. */
  #leastTenths(worth: number, minded: number): number {
    let tenths = Math.max(0, Math.floor(worth / 0.85 ** minded) - 2);
    while (Math.round(10 * worthAfter(tenths / 10, minded)) < worth) tenths += 1;
    return tenths;
  }

  #solve(asked: Asked, more: readonly string[] = []): number | undefined {
    if (this.#lists.some((list) => list.length === 0)) return undefined;
    const { sense, floors, minded, mostCents, leastTenths = 0, seconds = Number.POSITIVE_INFINITY } = asked;
    const cost = this.#rows.sum(this.#lists.flat().map(({ cents, name }) => term(cents, name)));
    const value = this.#rows.sum(this.#cores.map(({ tenths, name }) => term(tenths, name)));
    const model = [
      ...[sense, `goal: ${sense === 'Maximize' ? value : cost}`, 'Subject To', ...more],
      ...(mostCents === undefined ? [] : [`budget: ${cost} <= ${mostCents}`]),
      ...(leastTenths > 0 ? [`value: ${value} >= ${leastTenths - 0.5}`] : []),
      ...this.#rows.floorRows(floors),
      this.#rows.rules(minded),
      ...['Binary', ...this.#lists.flat().map(({ name }) => name), ...this.#rows.slacks, 'End'],
    ].join('\n');
    const { Status, ObjectiveValue } = this.#highs.solve(model, {
      mip_rel_gap: 0,
      mip_abs_gap: 1e-6,
      time_limit: seconds,
    });
    if (Status === 'Time limit reached') throw new OutOfTime();
    return Status === 'Optimal' ? Math.round(ObjectiveValue) : undefined;
  }
}
