import type { Facts } from '../importer/reading';

/** What a rule looks at: a part of either shelf. */
export interface Known {
  brand: string;
  name: string;
  facts: Facts;
}

/** How often a rule says a fact that is also stated, and how often it says something else. */
export interface Tried {
  of: number;
  wrong: number;
}

/** How a fact follows from others. It never makes a fail. */
export interface DerivingRule {
  fact: string;
  /** In words, as somebody reads it who asks where the fact is from: "usual for …". */
  because: string;
  /** It also says what may be relied on of a value that the record has and the import doubts: the rule then looks at that, too. */
  overDoubt?: true;
  /** Its value is what the part has at least or at most: a check may pass by it, and is unknown where more is asked for. */
  bound?: 'least' | 'most';
  /** The fact, or undefined where the rule does not know. */
  derive: (part: Known) => unknown;
  /** On the catalogue's parts, which keepers checked. */
  measured: Tried;
  /** On the records that state the fact without a doubt; left out where fewer than 50 do. */
  records?: Tried;
  /** Whether two values are the same to every check; equality where it is not said. */
  same?: (one: unknown, other: unknown) => boolean;
}

const share = ({ of, wrong }: Tried): number => (of === 0 ? 0 : wrong / of);

/**
 * Whether what rests on the fact may pass: of ten checked parts or more none is otherwise, and at most 2 of 100 records. Else it is probable. A rule that is wrong
 * in more than 1 of 10 is none (a test).
 */
export const isSure = ({ measured, records }: DerivingRule): boolean =>
  measured.of >= 10 && measured.wrong === 0 && share(records ?? measured) <= 0.02;

/** A fact that is a text; empty where it is none. */
export const textOf = (facts: Facts, fact: string): string => {
  const value = facts[fact];
  return typeof value === 'string' ? value : '';
};

/** A fact that is a number. */
export const numberOf = (facts: Facts, fact: string): number | undefined => {
  const value = facts[fact];
  return typeof value === 'number' ? value : undefined;
};
