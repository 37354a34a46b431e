import { maybe, month, some, text, texts } from './values';
import * as v from 'valibot';

const basis = v.picklist(['opendb', 'maker', 'recalled']);

const https = v.pipe(v.string(), v.url(), v.startsWith('https://'));

/** One record of a type: who makes it, what it costs in US dollars and when, its facts and where each is from. */
export const partOf = <T extends string, E extends v.ObjectEntries>(
  type: T,
  specs: v.StrictObjectSchema<E, undefined>,
) =>
  v.strictObject({
    id: text,
    type: v.literal(type),
    name: text,
    brand: text,
    price: v.pipe(v.number(), v.finite(), v.minValue(0)),
    priceDate: v.pipe(v.string(), v.isoDate()),
    /** The guide price from which `price` was worked out by the dated change of its class; `priceDate` is the month of that change's end. */
    estimatedFrom: maybe(
      v.strictObject({ price: v.pipe(v.number(), v.finite(), v.minValue(0)), date: v.pipe(v.string(), v.isoDate()) }),
    ),
    /** The last month in which its maker or shops sold it as new; absent while it is on sale. */
    soldUntil: maybe(month),
    image: maybe(text),
    rating: maybe(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
    reviewCount: maybe(some),
    retailerSku: maybe(text),
    url: maybe(https),
    colors: maybe(texts),
    basis: maybe(v.record(v.picklist(Object.keys(specs.entries)), basis)),
    specs,
  });
