import { flag, lighting, maybe, measure, some, text } from './values';
import * as v from 'valibot';

/**
 * Facts of a fan or a pack of `qty` fans. `airflowCfm` and `noiseDb` at full speed, per fan. `chain`: fans plug into each other, so that the
 * pack takes one header. `currentA` is what the motor of one fan draws at most, in A. `hub`: the fans plug into a hub of their own,
 * which takes this plug of the supply and a USB 2.0 header.
 */
export const caseFanSpecs = v.strictObject({
  sizeMm: some,
  qty: some,
  thicknessMm: maybe(measure),
  airflowCfm: maybe(measure),
  noiseDb: maybe(measure),
  pwm: maybe(flag),
  connector: maybe(text),
  hub: maybe(v.picklist(['SATA', 'PCIe', 'Molex'])),
  chain: maybe(flag),
  currentA: maybe(measure),
  led: maybe(lighting),
});
