import type { PriceHistory } from '@rig4u/shared/builds';
import * as v from 'valibot';

const point = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  price: v.pipe(v.number(), v.finite(), v.minValue(0)),
});
const schema = v.record(v.string(), v.pipe(v.array(point), v.minLength(1)));

/** The guide prices that stood before today's, by part; `pnpm --filter mf-builder prices` writes them. */
export const parseEarlierPrices = (data: unknown): PriceHistory => v.parse(schema, data);
