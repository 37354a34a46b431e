import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Part } from '../../src/catalogue/schema';
import { addPrices, type PartPrice } from '../../src/domain/prices/price-history';
import type { PriceHistory } from '@rig4u/shared/builds';

/** A guide price that changes: what stood, and what comes. */
export interface PriceChange extends PartPrice {
  before: Pick<Part, 'name' | 'price' | 'priceDate'>;
}

/** The prices that say something else than what stands. */
export const changesOf = (parts: readonly Part[], prices: readonly PartPrice[]): PriceChange[] => {
  const known = new Map(parts.map((part) => [part.id, part]));
  return prices.flatMap((price) => {
    const before = known.get(price.id);
    return !before || (before.price === price.price && before.priceDate === price.date) ? [] : [{ ...price, before }];
  });
};

const records = v.array(v.looseObject({ id: v.string() }));

/**
 * The text of a data file with its parts' new prices. Everything else stays as it is written, so that a change shows two lines of a part.
 * @throws Error where the text would say anything else afterwards.
 */
export function withNewPrices(text: string, changes: readonly PriceChange[]): string {
  const changed = changes.reduce((now, { id, price, date }) => {
    const record = new RegExp(
      String.raw`("id": ${JSON.stringify(id)},[^{}]*?"price": )[\d.]+(,\s*"priceDate": )"[\d-]+"`,
    );
    return now.replace(record, (_, before: string, between: string) => `${before}${price}${between}"${date}"`);
  }, text);
  const byId = new Map(changes.map((change) => [change.id, change]));
  const wanted = v.parse(records, JSON.parse(text)).map((record) => {
    const change = byId.get(record.id);
    return change ? { ...record, price: change.price, priceDate: change.date } : record;
  });
  if (!isDeepStrictEqual(JSON.parse(changed), wanted))
    throw new Error('A data file is not written as expected: "id", then "price" and "priceDate" beside each other.');
  return changed;
}

/** The earlier prices with those that go now. A price that is corrected within its month leaves none. */
export const withEarlier = (earlier: PriceHistory, changes: readonly PriceChange[]): PriceHistory =>
  addPrices(
    earlier,
    changes.flatMap(({ id, date, before }) =>
      before.priceDate < date ? [{ id, date: before.priceDate, price: before.price }] : [],
    ),
  );
