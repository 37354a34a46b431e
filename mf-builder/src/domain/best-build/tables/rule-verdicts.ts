import type { CatalogueType } from '../../../catalogue/schema';
import type { CheckedBuild, Rule, Verdict } from '../../compatibility/types';
import type { Option } from '../option';
import { places, type Place } from '../places';

/** A key of classes is a number to this base: five places of a thousand classes stay exact. */
export const radix = 1024;

/** How far a verdict is from "nothing to mind". */
export const ranks: Readonly<Record<Verdict, number>> = { pass: 0, warning: 1, unknown: 2, fail: 3 };

// Why not JSON alone: it writes absent and null alike, and one is unknown where the other is none.
const textOf = (value: unknown): string => (value === undefined ? '?' : JSON.stringify(value));

/** The facts of each line of an option as texts. */
const known = new WeakMap<Option, readonly ReadonlyMap<string, string>[]>();

function factTexts(option: Option): readonly ReadonlyMap<string, string>[] {
  const kept = known.get(option);
  if (kept) return kept;
  const texts = (option.checked[option.place] ?? []).map(
    ({ specs }) => new Map(Object.entries(specs).map(([fact, value]) => [fact, textOf(value)])),
  );
  known.set(option, texts);
  return texts;
}

/** What a rule reads of an option. Parts that are alike in it get the same verdict, so the rule runs once for all of them. */
function factsRead({ reads }: Rule, option: Option): string {
  const parts = option.checked[option.place];
  if (!parts) return 'none';
  const facts: readonly string[] = reads[option.place] ?? [];
  const texts = factTexts(option);
  return parts
    .map(({ id, quantity }, line) => {
      const own = facts.map((fact) => texts[line]?.get(fact) ?? '?').join();
      // Why the id: a rule about kits together may ask whether they are the same.
      return `${quantity} ${parts.length > 1 ? id : ''} ${own}`;
    })
    .join('+');
}

/** The verdicts of one rule over options, each combination of facts asked once. `beside` is what else the build has. */
export class RuleVerdicts {
  /** The places whose options it reads, in the order of places. */
  readonly places: readonly Place[];
  readonly #rule: Rule;
  readonly #beside: CheckedBuild;
  readonly #classes = new Map<string, number>();
  readonly #known = new WeakMap<Option, number>();
  /** An option of each class. */
  readonly #examples: Option[] = [];
  readonly #verdicts = new Map<number, number>();

  constructor(rule: Rule, beside: CheckedBuild) {
    this.#rule = rule;
    this.#beside = beside;
    this.places = places.filter((place) => rule.types.includes(place));
  }

  get id(): string {
    return this.#rule.id;
  }

  /** The class of an option: options of one class are alike for this rule. */
  classOf(option: Option): number {
    const kept = this.#known.get(option);
    if (kept !== undefined) return kept;
    const key = `${option.place} ${factsRead(this.#rule, option)}`;
    const found = this.#classes.get(key) ?? this.#examples.length;
    if (found === this.#examples.length) {
      this.#classes.set(key, found);
      this.#examples.push(option);
    }
    this.#known.set(option, found);
    return found;
  }

  /** The rank of the verdict over one class per place of the rule. */
  rankOf(classes: readonly number[]): number {
    const key = classes.reduce((sum, one) => sum * radix + one, 0);
    const kept = this.#verdicts.get(key);
    if (kept !== undefined) return kept;
    let build = this.#beside;
    for (const one of classes) build = { ...build, ...this.#examples[one]?.checked };
    const rank = ranks[this.#rule.check(build)?.verdict ?? 'pass'];
    this.#verdicts.set(key, rank);
    return rank;
  }
}

/** What a rule can see of the parts beside the places. */
export function besideKey({ types, reads }: Rule, beside: CheckedBuild): string {
  const seen = types.flatMap((type: CatalogueType) => {
    const parts = beside[type];
    if (!parts) return [];
    const facts: readonly string[] = reads[type] ?? [];
    return [
      [
        type,
        ...parts.map(({ id, quantity, specs }) => {
          const own = new Map(Object.entries(specs));
          return [quantity, id, ...facts.map((fact) => textOf(own.get(fact)))];
        }),
      ],
    ];
  });
  return seen.length > 0 ? JSON.stringify(seen) : '';
}
