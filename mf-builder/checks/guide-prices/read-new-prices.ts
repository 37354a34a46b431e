import { csvRows, type CsvRow } from '../../src/domain/prices/csv-rows';
import { isDay } from '../../src/domain/prices/day-text';
import type { PartPrice } from '../../src/domain/prices/price-history';
import type { RowError } from '../../src/domain/prices';
import type { Part } from '../../src/catalogue/schema';
import { bandOf } from '../price-bands/compare-prices';

/** The prices of a list, each once for a part; or every reason why the list is refused, by line. */
export type NewPrices = { ok: true; prices: readonly PartPrice[] } | { ok: false; errors: readonly RowError[] };

const columns = ['id', 'price', 'date'] as const;
type Column = (typeof columns)[number];

/**
 * Reads guide prices: CSV with exactly the columns id, price and date. Unlike a list that a visitor imports, it is taken whole or not at
 * all. `today` is the latest day that a price may have.
 */
export function readNewPrices(text: string, parts: readonly Part[], today: string): NewPrices {
  const [head, ...rows] = csvRows(text.replace(/^\ufeff/, ''), ',');
  const names = (head?.fields ?? []).map((name) => name.trim());
  if (names.toSorted().join() !== columns.toSorted().join())
    return refused({ line: head?.line ?? 1, message: `the columns have to be "id", "price" and "date", and no other` });
  if (rows.length === 0) return refused({ line: 1, message: 'no price follows the names of the columns' });

  const known = new Map(parts.map((part) => [part.id, part]));
  const first = new Map<string, number>();
  const read = rows.map(({ line, fields }): PartPrice | RowError => {
    const row = Object.fromEntries(names.map((name, place) => [name, fields[place]?.trim() ?? '']));
    const cell = (column: Column) => row[column] ?? '';
    const price = readRow({ line, fields }, names.length, cell, known, today);
    if (typeof price === 'string') return { line, message: price };
    const before = first.get(price.id);
    if (before !== undefined) return { line, message: `"${price.id}" has a price on line ${before} already: keep one` };
    first.set(price.id, line);
    return price;
  });
  const errors = read.filter((one): one is RowError => 'line' in one);
  return errors.length > 0
    ? refused(...errors)
    : { ok: true, prices: read.filter((one): one is PartPrice => 'id' in one) };
}

const refused = (...errors: RowError[]): NewPrices => ({ ok: false, errors });

function readRow(
  { fields }: CsvRow,
  width: number,
  cell: (column: Column) => string,
  known: ReadonlyMap<string, Part>,
  today: string,
): PartPrice | string {
  if (fields.length !== width) return `${fields.length} cells instead of ${width}: quote a cell that contains a comma`;
  const [id, written, date] = [cell('id'), cell('price'), cell('date')];
  const part = known.get(id);
  if (!part) return `there is no part "${id}": take an id of src/catalogue/data`;
  const price = /^\d+(?:\.\d{1,2})?$/.test(written) ? Number(written) : undefined;
  const band = bandOf(part.type, part);
  if (!band) return `the class of ${part.name} has no band: write one in checks/price-bands first`;
  const [from, to] = band;
  if (price === undefined || (price === 0 && to > 0))
    return `"${written}" is no price above zero: write US dollars such as 84.99`;
  if (price < from || price > to)
    return (
      `$${written} for ${part.name} is not within $${from.toFixed(2)} and $${to.toFixed(2)}: correct it, or if parts of this ` +
      'class really cost that now, write the new band in checks/price-bands first'
    );
  if (!isDay(date) || !date.endsWith('-01'))
    return `"${date}" is not the first of a month: guide prices have a month, write 2026-11-01 for November 2026`;
  if (date > today) return `${date} is still to come`;
  if (date < part.priceDate)
    return `${date} is older than the price that stands, of ${part.priceDate}: leave the line out`;
  return { id, price, date };
}
