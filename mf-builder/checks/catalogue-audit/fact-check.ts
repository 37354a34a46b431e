import { fold } from './spelling';
import type { OpenRecord } from './records';

/** A fact in the one form in which both sides are compared: folded words, numbers, lists in a fixed order. */
export type Plain = string | number | boolean | null | readonly Plain[];

/** How one fact is compared: both sides in one form (undefined: nothing to compare), and when the two agree. */
export interface FactCheck {
  theirs: (record: OpenRecord) => Plain | undefined;
  ours: (fact: unknown) => Plain | undefined;
  agree: (ours: Plain, theirs: Plain) => boolean;
}

const byText = (list: readonly Plain[]): readonly Plain[] =>
  list.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

/** A value in the form compared; an object has none. */
export const plain = (value: unknown): Plain | undefined => {
  if (typeof value === 'string') return fold(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (!Array.isArray(value)) return undefined;
  return byText(value.flatMap((one: unknown) => plain(one) ?? []));
};

const same = (a: Plain, b: Plain): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The record has nothing of ours missing: what it leaves out of a list is not a contradiction. */
export const listed = (ours: Plain, theirs: Plain): boolean =>
  Array.isArray(ours) && Array.isArray(theirs) && theirs.every((one) => ours.includes(one));

type Reader = (record: OpenRecord) => unknown;

/** The check of one fact; what is not given is read as it stands and must be the same. */
export const check = (theirs: Reader, rest: Partial<Pick<FactCheck, 'ours' | 'agree'>> = {}): FactCheck => ({
  theirs: (record) => plain(theirs(record)),
  ours: plain,
  agree: same,
  ...rest,
});

/** A field of a record that says the same as ours in the same unit. */
export const field = (key: string, rest?: Partial<Pick<FactCheck, 'ours' | 'agree'>>): FactCheck =>
  check((record) => record[key], rest);

/** What a pattern's group 1 finds in a text, else undefined. */
export const part = (text: unknown, pattern: RegExp): string | undefined =>
  typeof text === 'string' ? pattern.exec(text)?.[1] : undefined;

/** The same as a number. */
export const numberIn = (text: unknown, pattern: RegExp): number | undefined => {
  const found = part(text, pattern);
  return found === undefined ? undefined : Number(found);
};

/** The items of a list that are texts, each turned; undefined where there is no list. */
export const texts = (value: unknown, turn: (text: string) => string | undefined): string[] | undefined =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => (typeof one === 'string' ? (turn(one) ?? []) : []))
    : undefined;
