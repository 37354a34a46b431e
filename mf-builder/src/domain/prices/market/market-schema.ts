import * as v from 'valibot';

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));

export const marketClass = v.strictObject({
  /** The kind of part: memory by its generation, drives by theirs, cards by their guide price. */
  is: v.picklist(['DDR4', 'DDR5', 'SSD', 'HDD', 'card']),
  /** US dollars of a single part; the first class that takes it counts. */
  upTo: v.exactOptional(v.number()),
  name: v.string(),
  /** Prices at `to` divided by those at `from`. */
  factor: v.pipe(v.number(), v.minValue(0.5), v.maxValue(10)),
  from: month,
  to: month,
  sources: v.pipe(v.array(v.string()), v.minLength(1)),
});

const address = v.pipe(v.string(), v.url(), v.startsWith('https://'));
export const marketSources = v.record(v.string(), v.strictObject({ name: v.string(), address }));

/** The index that the classes were taken from, where they were not read page by page. */
const takenFrom = v.strictObject({
  publisher: v.string(),
  /** By its SPDX name, such as CC-BY-4.0. */
  licence: v.string(),
  address,
  published: v.pipe(v.string(), v.isoDate()),
});

export const marketSchema = v.strictObject({
  when: v.string(),
  read: v.pipe(v.string(), v.isoDate()),
  index: v.exactOptional(takenFrom),
  classes: v.array(marketClass),
  sources: marketSources,
});

export type Market = v.InferOutput<typeof marketSchema>;
export type MarketClass = Market['classes'][number];
