import { count, flag, maybe, measure, some, text } from './values';
import * as v from 'valibot';

const port = v.strictObject({
  kind: text,
  version: maybe(text),
  dsc: maybe(flag),
  count: some,
});

/**
 * Facts of a graphics card. `memory` in GB, `coreClock` in MHz; `slots` is the thickness (2.5 = two and a half),
 * `bracketSlots` what the bracket takes; `power` counts its 6-, 8- and 16-pin plugs (all 0: none needed); `radiator` is the length in mm of
 * a radiator of its own, null: none.
 */
export const gpuSpecs = v.strictObject({
  memory: measure,
  coreClock: measure,
  ports: v.array(port),
  chip: maybe(text),
  chipMaker: maybe(text),
  boostMHz: maybe(measure),
  shaders: maybe(some),
  vramType: maybe(text),
  busBit: maybe(some),
  tdpW: maybe(measure),
  recommendedPsuW: maybe(measure),
  lengthMm: maybe(measure),
  heightMm: maybe(measure),
  slots: maybe(measure),
  bracketSlots: maybe(some),
  power: maybe(v.strictObject({ p6: count, p8: count, p16: count })),
  pcieGen: maybe(measure),
  pcieLanes: maybe(some),
  radiator: maybe(v.nullable(some)),
});
