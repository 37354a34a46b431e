import type { PartQuantity } from '@rig4u/shared/builds';
import { splitterRule, type Floor } from '../../src/domain/best-build';
import { conflictsOf, type Judged } from './conflicts';
import type { Way } from './ways';

/** One choice of everything that the estimate depends on, as a variable of the programme. */
export interface Core {
  name: string;
  tenths: number;
  /** The ways that it stands for, by place: one of each. */
  kinds: readonly (readonly Way[])[];
}

export const term = (factor: number, name: string): string => `${factor} ${name}`;

/** HiGHS reads long lines badly: a sum is broken after some terms. */
const sumText = (terms: readonly string[]): string =>
  terms.map((text, at) => (at % 20 === 19 ? `${text}\n` : text)).join(' + ');

/** The rows of the programmes over some ways: one way per place, cores, rules and floors. */
export class Rows {
  readonly sum = sumText;
  /** A variable for each rule that may be worse than it has to be. */
  readonly slacks: readonly string[];
  readonly #lists: readonly (readonly Way[])[];
  readonly #text: string;

  constructor(lists: readonly (readonly Way[])[], cores: readonly Core[], all: readonly Judged[]) {
    this.#lists = lists;
    const one = lists.map((list, at) => `one${at}: ${sumText(list.map(({ name }) => name))} = 1`);
    // Nothing fails, and splitters are there as far as they help.
    const hard = [
      ...conflictsOf(all, 2),
      ...conflictsOf(
        all.filter(({ rule }) => rule.id === splitterRule),
        0,
      ),
    ].map(({ groups }, at) => `apart${at}: ${sumText(groups.flat().map(({ name }) => name))} <= ${groups.length - 1}`);
    const slacks: string[] = [];
    const soft = all
      .filter(({ rule }) => rule.id !== splitterRule)
      .flatMap((judgement, number) => {
        const conflicts = conflictsOf([judgement], 0);
        if (conflicts.length > 0) slacks.push(`z${number}`);
        return conflicts.map(
          ({ groups }, at) =>
            `mind${number}_${at}: ${sumText(groups.flat().map(({ name }) => name))} - z${number} <= ${groups.length - 1}`,
        );
      });
    this.slacks = slacks;
    this.#text = [...one, ...linkedRows(cores), ...hard, ...soft].join('\n');
  }

  get mostMinded(): number {
    return this.slacks.length;
  }

  /** All rows but those of floors, with so many rules that may be worse than they have to be. */
  rules(minded: number): string {
    return this.slacks.length === 0 ? this.#text : `${this.#text}\nminded: ${sumText(this.slacks)} <= ${minded}`;
  }

  /** One of the cards of which something holds is taken. */
  cardsOf(holds: (lines: readonly PartQuantity[]) => boolean): readonly string[] {
    const names = this.#cards(holds);
    return [names.length > 0 ? `card: ${sumText(names)} >= 1` : `card: ${this.#cards(() => true)[0] ?? 'x'} >= 2`];
  }

  floorRows(floors: readonly Floor[]): readonly string[] {
    return floors.flatMap(({ place, meets, besideCard }, at) => {
      const short = this.#lists.flat().filter((way) => way.place === place && !meets(way.lines));
      const cards = besideCard ? this.#cards(besideCard) : [];
      if (short.length === 0 || (besideCard && cards.length === 0)) return [];
      const names = [...short.map(({ name }) => name), ...cards];
      return [`floor${at}: ${sumText(names)} <= ${besideCard ? 1 : 0}`];
    });
  }

  #cards(holds: (lines: readonly PartQuantity[]) => boolean): string[] {
    return this.#lists.flat().flatMap(({ place, lines, name }) => (place === 'gpu' && holds(lines) ? [name] : []));
  }
}

/** A core is taken where one of each of its kinds is. */
function linkedRows(cores: readonly Core[]): string[] {
  const kinds = new Map<string, { kind: readonly Way[]; cores: string[] }>();
  for (const core of cores)
    for (const kind of core.kinds) {
      const key = kind[0]?.name ?? '';
      const row = kinds.get(key) ?? { kind, cores: [] };
      row.cores.push(core.name);
      kinds.set(key, row);
    }
  return [...kinds].map(
    ([key, { kind, cores: names }]) =>
      `kind${key}: ${sumText(names)} ${kind.map(({ name }) => `- ${name}`).join(' ')} = 0`,
  );
}
