import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { LatestPrice } from './latest-price';

const records = v.array(v.looseObject({ id: v.string() }));

/**
 * The text of a data file with its parts' new prices. Everything else stays as it is written, so that a change shows two lines of a part,
 * or three where a price is worked out from another.
 * @throws Error where the text would say anything else afterwards.
 */
export function withNewPrices(text: string, changes: readonly LatestPrice[]): string {
  const changed = changes.reduce((now, { id, price, date, estimatedFrom }) => {
    const record = new RegExp(
      String.raw`("id": ${JSON.stringify(id)},[^{}]*?"price": )[\d.]+(,\s*"priceDate": )"[\d-]+"(?:,\s*"estimatedFrom": \{[^{}]*\})?`,
    );
    const from = estimatedFrom
      ? `,\n    "estimatedFrom": { "price": ${estimatedFrom.price}, "date": "${estimatedFrom.date}" }`
      : '';
    return now.replace(record, (_, before: string, between: string) => `${before}${price}${between}"${date}"${from}`);
  }, text);
  const byId = new Map(changes.map((change) => [change.id, change]));
  const wanted = v.parse(records, JSON.parse(text)).map((record) => {
    const change = byId.get(record.id);
    if (!change) return record;
    const { estimatedFrom: _, ...rest } = v.parse(v.looseObject({ estimatedFrom: v.optional(v.unknown()) }), record);
    const { price, date: priceDate, estimatedFrom } = change;
    return { ...rest, price, priceDate, ...(estimatedFrom && { estimatedFrom }) };
  });
  if (!isDeepStrictEqual(JSON.parse(changed), wanted))
    throw new Error('A data file is not written as expected: "id", then "price" and "priceDate" beside each other.');
  return changed;
}
