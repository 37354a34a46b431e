import type { CatalogueType, Part } from '../../src/catalogue/schema';

/** The lowest and the highest price in US dollars that a class of parts was sold for. */
export type Band = readonly [from: number, to: number];

/** The band of a part by its facts, never by its id; undefined where its class is not known. */
export type BandOf<T extends CatalogueType> = (part: Part<T>) => Band | undefined;

/** Around a usual price: down to 0.7 of it, up to 1.4. */
export const around = (usd: number | undefined): Band | undefined =>
  usd === undefined ? undefined : [usd * 0.7, usd * 1.4];

/** A band that grows with an amount: watts, gigabytes. */
export const per = (amount: number, [from, to]: Band): Band => [from * amount, to * amount];

/** The band of the first row whose words are in a text. */
export const named = (text: string, rows: readonly (readonly [words: RegExp, band: Band])[]): Band | undefined =>
  rows.find(([words]) => words.test(text))?.[1];
