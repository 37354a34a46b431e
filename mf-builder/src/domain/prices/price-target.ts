/** The price at which a visitor wants to hear of a part. */
export interface PriceTarget {
  /** The part's name when the target was set: a part may leave the catalogue. */
  name: string;
  /** US dollars; a price of so much or less reaches it. */
  price: number;
  /** ISO date of the day on which it was set. */
  since: string;
}

/** Targets by the part's id. */
export type PriceTargets = Readonly<Record<string, PriceTarget>>;

/** Whether a price is so low as the target. */
export const isReached = (target: number, price: number | undefined): boolean => price !== undefined && price <= target;
