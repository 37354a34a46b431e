import { flag, lighting, maybe, measure, some, text } from './values';
import * as v from 'valibot';

/** Facts of a fan or a pack of `qty` fans. `airflowCfm` and `noiseDb` at full speed, per fan. */
export const caseFanSpecs = v.strictObject({
  sizeMm: some,
  qty: some,
  airflowCfm: maybe(measure),
  noiseDb: maybe(measure),
  pwm: maybe(flag),
  connector: maybe(text),
  led: maybe(lighting),
});
