import type { Writer } from '../units';

/** One fact of a type: how it is called, where it stands in `specs`, how it is written, and how it can be filtered by. */
export interface Fact {
  label: string;
  key: string;
  write: Writer;
  /** What it is worked out of by `read`: another fact, or the part's `colors`. */
  of?: string;
  read?: (value: unknown) => unknown;
  /** `choice`: any of the values that occur. `range`: from … to …, in the fact's unit. */
  facet?: 'choice' | 'range';
  /** Unit of a range, as it stands behind the number. */
  unit?: string;
  /** Hardly a part has it: it is shown with those that do. */
  rare?: true;
  /** Another fact and the value of it without which a part cannot have this one: only a liquid cooler has a radiator. */
  needs?: readonly [key: string, value: string];
}

/** A fact that only parts have whose fact `key` says `value`. */
export const onlyOf = (key: string, value: string, fact: Fact): Fact => ({ ...fact, needs: [key, value] });

/** A fact that is shown where a part carries it, and left out elsewhere. */
export const rare = (label: string, key: string, write: Writer): Fact => ({ label, key, write, rare: true });

/** A fact that is only shown. */
export const shown = (label: string, key: string, write: Writer): Fact => ({ label, key, write });

/** A fact that is shown and chosen from. */
export const choice = (label: string, key: string, write: Writer): Fact => ({ label, key, write, facet: 'choice' });

/** A number that is shown and narrowed down. */
export const range = (label: string, key: string, unit: string, write: Writer): Fact => ({
  label,
  key,
  write,
  facet: 'range',
  unit,
});
