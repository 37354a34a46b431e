import * as v from 'valibot';
import { csvRows } from './csv-rows';
import { isDay } from './day-text';
import type { PartPrice } from './price-history';

/** Characters and rows of the largest list that is read. */
export const maxList = 1_000_000;
const maxRows = 20_000;

/** A row that could not be read; `line` is its line in the text, or its place in a JSON list. */
export interface RowError {
  line: number;
  message: string;
}

export interface PriceList {
  prices: PartPrice[];
  /** Rows that were left out, and why. */
  errors: RowError[];
}

/** `message` says why nothing of a text could be read and what to do, as plain text. */
export type ReadList = ({ ok: true } & PriceList) | { ok: false; message: string };

/** What rows are checked against. */
export interface Known {
  /** The id of the part with this id or retailer's number; undefined where there is none. */
  partId: (name: { id?: string | undefined; retailerSku?: string | undefined }) => string | undefined;
  /** ISO date of the latest day a price may have. */
  today: string;
}

interface RawRow {
  line: number;
  id: string;
  retailerSku: string;
  price: string;
  date: string;
}

/**
 * Reads a price list: CSV with a row of column names, or a JSON list of objects. Each row names a part by `id` or
 * `retailerSku`, its `price` and the `date` of it.
 */
export function readPriceList(text: string, known: Known): ReadList {
  if (text.length > maxList)
    return refused(`This list is larger than ${maxList.toLocaleString('en-US')} characters. Import it in pieces.`);
  const bare = text.replace(/^\ufeff/, '').trim();
  if (bare === '') return refused('There is nothing in this list. Choose a file, or paste its text.');
  const rows = /^[[{]/.test(bare) ? jsonRows(bare) : rowsOfCsv(text.replace(/^\ufeff/, ''));
  if (typeof rows === 'string') return refused(rows);
  if (rows.length === 0) return refused('There are no prices in this list, only column names.');
  if (rows.length > maxRows)
    return refused(`This list has more than ${maxRows.toLocaleString('en-US')} rows. Import it in pieces.`);

  const list: PriceList = { prices: [], errors: [] };
  for (const row of rows) {
    const price = readRow(row, known);
    if (typeof price === 'string') list.errors.push({ line: row.line, message: price });
    else list.prices.push(price);
  }
  return { ok: true, ...list };
}

const refused = (message: string): ReadList => ({ ok: false, message });

const columns = { id: 'id', retailersku: 'retailerSku', sku: 'retailerSku', price: 'price', date: 'date' } as const;
type Column = (typeof columns)[keyof typeof columns];
const isColumn = (name: string): name is keyof typeof columns => Object.hasOwn(columns, name);

function rowsOfCsv(text: string): RawRow[] | string {
  const firstLine = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const separator = [';', '\t'].find((one) => firstLine.includes(one)) ?? ',';
  const [head, ...rows] = csvRows(text, separator);
  const places = new Map<Column, number>();
  for (const [place, name] of (head?.fields ?? []).entries()) {
    const plain = name.trim().toLowerCase();
    if (isColumn(plain)) places.set(columns[plain], place);
  }
  if (!places.has('price') || !places.has('date') || !(places.has('id') || places.has('retailerSku'))) {
    return 'The first line has to name the columns: "id" or "retailerSku", "price" and "date". Add that line and import the list again.';
  }
  const cell = (fields: readonly string[], column: Column) => fields[places.get(column) ?? -1]?.trim() ?? '';
  return rows.map(({ line, fields }) => ({
    line,
    id: cell(fields, 'id'),
    retailerSku: cell(fields, 'retailerSku'),
    price: cell(fields, 'price'),
    date: cell(fields, 'date'),
  }));
}

const cell = v.optional(v.union([v.pipe(v.string(), v.trim()), v.pipe(v.number(), v.transform(String))]), '');
const jsonRow = v.fallback(v.object({ id: cell, retailerSku: cell, price: cell, date: cell }), {
  id: '',
  retailerSku: '',
  price: '',
  date: '',
});
const jsonList = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ prices: v.array(v.unknown()) }),
    v.transform(({ prices }) => prices),
  ),
]);

function jsonRows(text: string): RawRow[] | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'This looks like JSON but cannot be read. Check that the text is complete.';
  }
  const list = v.safeParse(jsonList, json);
  if (!list.success)
    return 'A JSON price list is a list of objects, each with "id" or "retailerSku", "price" and "date".';
  return list.output.map((row, index) => ({ line: index + 1, ...v.parse(jsonRow, row) }));
}

function readRow({ id, retailerSku, price, date }: RawRow, known: Known): PartPrice | string {
  if (!id && !retailerSku) return 'names no part: give its "id" or "retailerSku"';
  const partId = known.partId({ id: id || undefined, retailerSku: retailerSku || undefined });
  if (partId === undefined)
    return `there is no part "${shortened(id || retailerSku)}" in the catalogue or in your builds`;
  const dollars = /^\$?\s?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(price)
    ? Number(price.replace(/[$,\s]/g, ''))
    : Number.NaN;
  if (!(dollars <= 1_000_000))
    return price
      ? `has "${shortened(price)}" as its price: write US dollars such as 84.99, up to 1,000,000`
      : 'has no price';
  if (!isDay(date))
    return date
      ? `has "${shortened(date)}" as its date: write it as year-month-day, such as 2026-11-02`
      : 'has no date';
  if (date > known.today) return `has a date that is still to come, ${date}`;
  return { id: partId, price: dollars, date };
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
