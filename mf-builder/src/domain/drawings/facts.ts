import type { CatalogueType, Specs } from '../../catalogue/schema';

type Unsure<F> = { [K in keyof F]?: F[K] | undefined };

/** What may be known of a part; each fact may be absent. */
export type Facts<T extends CatalogueType> = Unsure<Specs<T>>;

/** Whether a fact is a number that can be drawn. */
export const known = (value: number | null | undefined): value is number => Number.isFinite(value);

/** A number within its limits; the fallback for one that is absent or not a number. */
export const within = (value: number | null | undefined, low: number, high: number, fallback: number): number =>
  typeof value !== 'number' || Number.isNaN(value) ? fallback : Math.min(high, Math.max(low, value));

/** A whole number within its limits. */
export const countOf = (value: number | null | undefined, low: number, high: number, fallback: number): number =>
  Math.round(within(value, low, high, fallback));

/** Whether a word or one of several contains a text, in any case. */
export const says = (words: string | readonly string[] | null | undefined, text: string): boolean =>
  [words ?? []].flat().some((word) => word.toLowerCase().includes(text));

/** Whether a device hangs on a cable: it has plugs, and no radio. */
export const wired = (connectivity: readonly string[] | undefined): boolean =>
  connectivity !== undefined &&
  connectivity.length > 0 &&
  !says(connectivity, 'ghz') &&
  !says(connectivity, 'bluetooth');
