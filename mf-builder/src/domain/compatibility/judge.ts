import type { CatalogueType } from '../../catalogue/schema';
import type { BuildOf } from './define-rule';
import { isChosen, refsOf } from './chosen-parts';
import type { Outcome, PartRef, Reads } from './types';

type Values = readonly [string, string];

interface Hit {
  message: string;
  values: Values;
  buy?: string;
}

const hitOf = (message: string, values: Values, buy: string | undefined): Hit =>
  buy === undefined ? { message, values } : { message, values, buy };

export const factOf = (part: PartRef, fact: string): string => `the ${fact} of ${part.name}`;

/** "a, b and c"; a long list ends in "and 4 more". */
const listed = (words: readonly string[]): string => {
  const unique = [...new Set(words)];
  const shown = unique.length > 4 ? [...unique.slice(0, 3), `${unique.length - 3} more`] : unique;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
};

/** Facts that are many: 'the power plugs of …', 'the drive lengths that …'. */
const isMany = (words: string): boolean =>
  /^the (?:(?!of )\S+ ){0,2}(?:plugs|types|sizes|lengths|graphics) (?:of|that) /.test(words);

const unknownText = (words: readonly string[]): string => {
  const text = listed(words);
  const many = new Set(words).size > 1 || words.some(isMany);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${many ? 'are' : 'is'} not known.`;
};

/** Collects what a rule finds and answers by the order of the law: fail, unknown, warning, pass. */
export class Judge {
  readonly #parts: readonly PartRef[];
  readonly #absent: string[] = [];
  readonly #assumed: string[] = [];
  #fail: Hit | undefined;
  #loss: Hit | undefined;

  constructor(parts: readonly PartRef[]) {
    this.#parts = parts;
  }

  /** A known failing condition, with the two values that met, and what to buy where that helps. The first one is told. */
  fail(message: string, values: Values, buy?: string): void {
    this.#fail ??= hitOf(message, values, buy);
  }

  /** A known loss, with the two values that met, and what to buy where that helps. The first one is told. */
  warn(message: string, values: Values, buy?: string): void {
    this.#loss ??= hitOf(message, values, buy);
  }

  /** A fact the rule needs: handed back, and noted as absent if it is undefined. `fact` reads "length". */
  need<F>(part: PartRef, fact: string, value: F | undefined): F | undefined {
    if (value === undefined) this.missing(factOf(part, fact));
    return value;
  }

  /** Something the rule needs is absent: "the length of Some Card". */
  missing(what: string): void {
    this.#absent.push(what);
  }

  /** A fallback stood in for this absent fact: fail and warning stand, a pass becomes unknown. */
  assume(what: string): void {
    this.#assumed.push(what);
  }

  verdict(pass: string, note?: string): Outcome {
    const parts = this.#parts;
    if (this.#fail) return { verdict: 'fail', parts, ...this.#fail };
    if (this.#absent.length > 0) return { verdict: 'unknown', parts, message: unknownText(this.#absent) };
    if (this.#loss) return { verdict: 'warning', parts, ...this.#loss };
    if (this.#assumed.length > 0) return { verdict: 'unknown', parts, message: unknownText(this.#assumed) };
    return note === undefined
      ? { verdict: 'pass', parts, message: pass }
      : { verdict: 'pass', parts, message: pass, note };
  }
}

/**
 * A judge over the chosen parts of some types that the rule reads; undefined where a type in `all` has no part yet. `also` only adds to the
 * finding's parts.
 */
export const judge = <R extends Reads>(
  build: BuildOf<R>,
  all: readonly (keyof R & CatalogueType)[],
  also: readonly (keyof R & CatalogueType)[] = [],
): Judge | undefined =>
  all.every((type) => isChosen(build, type))
    ? new Judge(refsOf(build, also.length === 0 ? all : [...all, ...also]))
    : undefined;
