import { count, flag, lighting, maybe, measure, some, texts } from './values';
import * as v from 'valibot';

/**
 * Facts of a CPU cooler, in mm. `tdp` is the heat in W it is rated for by its maker (`tdpBasis`), `radiator` the length of a
 * liquid cooler's; `ramClearanceMm: null` says that it does not reach over the memory; `fans` are those in the box, `noiseDb` what the loudest is said to make at full speed. `nspr` is Noctua's rating of its coolers, a number
 * without a unit; `fanRises`: by its maker the front fan may sit higher, over taller memory.
 */
export const coolingSpecs = v.strictObject({
  type: v.picklist(['air', 'liquid']),
  tdp: maybe(measure),
  tdpBasis: maybe(v.picklist(['maker'])),
  nspr: maybe(measure),
  radiator: maybe(some),
  fans: maybe(count),
  noiseDb: maybe(measure),
  features: maybe(texts),
  sockets: maybe(texts),
  heightMm: maybe(measure),
  ramClearanceMm: maybe(v.nullable(measure)),
  fanRises: maybe(flag),
  thicknessMm: maybe(measure),
  pasteIncluded: maybe(flag),
  rgb: maybe(lighting),
});
