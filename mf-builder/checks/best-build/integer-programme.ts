import type { BuildComponents } from '@rig4u/shared/builds';
import highs from 'highs';
import type { Objective, ShelfParts, Wishes } from '../../src/domain/best-build';
import { conflictsOf, judged, type Judged } from './conflicts';
import { waysOf, type Way } from './ways';

/** What an integer programme found: tenths of points and cents. */
export interface Solved {
  tenths: number;
  cents: number;
}

/** The solver was stopped before it had an answer. */
export class OutOfTime extends Error {}

/** One choice of everything that the estimate depends on, as a variable of the programme. */
interface Core {
  name: string;
  tenths: number;
  /** The ways that it stands for, by place: one of each. */
  kinds: readonly (readonly Way[])[];
}

const term = (factor: number, name: string): string => `${factor} ${name}`;
/** HiGHS reads long lines badly: a sum is broken after some terms. */
const sumText = (terms: readonly string[]): string =>
  terms.map((text, at) => (at % 20 === 19 ? `${text}\n` : text)).join(' + ');

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

/** The best build of a shelf as an integer programme; nothing of it is the search's but the order of the places and the objective. */
export class IntegerProgramme {
  readonly #lists: readonly (readonly Way[])[];
  readonly #cores: readonly Core[];
  readonly #judged: readonly Judged[];
  readonly #rows = new Map<number, string>();
  readonly #highs: Awaited<ReturnType<typeof highs>>;

  private constructor(
    parts: ShelfParts,
    wishes: Wishes,
    objective: Objective,
    solver: Awaited<ReturnType<typeof highs>>,
  ) {
    this.#lists = waysOf(parts, wishes);
    this.#cores = coresOf(this.#lists, objective);
    this.#judged = judged(this.#lists);
    this.#highs = solver;
  }

  /** The solver is loaded once. */
  static readonly #solver = highs();

  static async of(parts: ShelfParts, wishes: Wishes, objective: Objective): Promise<IntegerProgramme> {
    return new IntegerProgramme(parts, wishes, objective, await IntegerProgramme.#solver);
  }

  /** The best at a budget: the highest value at the strictest level, then the lowest price for it. */
  best(budgetCents: number, seconds = Number.POSITIVE_INFINITY): Solved | undefined {
    for (const level of [0, 1, 2]) {
      const budget = `budget: ${this.#cost()} <= ${budgetCents}`;
      const tenths = this.#solve('Maximize', this.#value(), level, [budget], seconds);
      if (tenths === undefined) continue;
      const cents = this.#solve(
        'Minimize',
        this.#cost(),
        level,
        [budget, `value: ${this.#value()} >= ${tenths - 0.5}`],
        seconds,
      );
      if (cents !== undefined) return { tenths, cents };
    }
    return undefined;
  }

  /** What the cheapest build costs that works. */
  least(): number | undefined {
    return this.#solve('Minimize', this.#cost(), 2, []);
  }

  #cost(): string {
    return sumText(this.#lists.flat().map(({ cents, name }) => term(cents, name)));
  }

  #value(): string {
    return sumText(this.#cores.map(({ tenths, name }) => term(tenths, name)));
  }

  #solve(
    sense: string,
    goal: string,
    level: number,
    more: readonly string[],
    seconds = Number.POSITIVE_INFINITY,
  ): number | undefined {
    if (this.#lists.some((list) => list.length === 0)) return undefined;
    const names = this.#lists.flat().map(({ name }) => name);
    const model = [
      ...[sense, `goal: ${goal}`, 'Subject To', ...more, this.#rowsOf(level)],
      ...['Binary', ...names, 'End'],
    ].join('\n');
    const { Status, ObjectiveValue } = this.#highs.solve(model, {
      mip_rel_gap: 0,
      mip_abs_gap: 1e-6,
      time_limit: seconds,
    });
    if (Status === 'Time limit reached') throw new OutOfTime();
    return Status === 'Optimal' ? Math.round(ObjectiveValue) : undefined;
  }

  #rowsOf(level: number): string {
    const kept = this.#rows.get(level);
    if (kept !== undefined) return kept;
    const one = this.#lists.map((list, at) => `one${at}: ${sumText(list.map(({ name }) => name))} = 1`);
    const kinds = new Map<string, { kind: readonly Way[]; cores: string[] }>();
    for (const core of this.#cores)
      for (const kind of core.kinds) {
        const key = kind[0]?.name ?? '';
        const row = kinds.get(key) ?? { kind, cores: [] };
        row.cores.push(core.name);
        kinds.set(key, row);
      }
    const linked = [...kinds].map(
      ([key, { kind, cores }]) => `kind${key}: ${sumText(cores)} ${kind.map(({ name }) => `- ${name}`).join(' ')} = 0`,
    );
    const apart = conflictsOf(this.#judged, level).map(
      ({ groups }, at) => `apart${at}: ${sumText(groups.flat().map(({ name }) => name))} <= ${groups.length - 1}`,
    );
    const rows = [...one, ...linked, ...apart].join('\n');
    this.#rows.set(level, rows);
    return rows;
  }
}
