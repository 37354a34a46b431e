import type { PartType } from '@rig4u/shared/builds';

/** A price as a list writes it. Without a sign of its own it is taken for US dollars. */
export interface ListPrice {
  amount: number;
  /** The currency's code; undefined where the list shows a number alone. */
  currency: string | undefined;
  /** The price as it was written. */
  text: string;
}

/** One part that a list names. */
export interface ListLine {
  /** The line as it was pasted, without markup. */
  text: string;
  /** The part's name, without type, price, quantity and shop. */
  name: string;
  /** What the list itself, or words of the name, say that it is. */
  type?: PartType;
  /** Whether the list's own word says the type: 'GPU: …'. */
  typed: boolean;
  quantity: number;
  price?: ListPrice;
  address?: string;
  owned: boolean;
  /** Nothing but the name may tell that this is a part: without a match it is left out. */
  loose: boolean;
}

export interface PastedList {
  lines: ListLine[];
  /** What names no part, as it was pasted: greetings, sums, shipping. */
  notes: string[];
  /** Says that the text is longer than what is read. */
  cut?: string;
}
