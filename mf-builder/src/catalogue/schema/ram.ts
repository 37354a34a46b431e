import { flag, lighting, maybe, measure, some, text, texts } from './values';
import * as v from 'valibot';

/**
 * Facts of a memory kit. `capacity` in GB over all modules, `speed` in MT/s; `rgb` needs no header on the board;
 * `profiles` reads "XMP", "EXPO"; a `cudimm` has a clock driver of its own.
 */
export const ramSpecs = v.strictObject({
  capacity: measure,
  speed: measure,
  timing: text,
  ramType: maybe(text),
  modules: maybe(some),
  moduleGB: maybe(measure),
  cl: maybe(some),
  voltage: maybe(measure),
  heightMm: maybe(measure),
  ecc: maybe(flag),
  registered: maybe(flag),
  sodimm: maybe(flag),
  profiles: maybe(texts),
  cudimm: maybe(flag),
  rgb: maybe(lighting),
});
