import { count, flag, maybe, measure, some, text, texts } from './values';
import * as v from 'valibot';

/**
 * Facts of a processor. `speed` and `baseGHz` in GHz, `memSpeed` in MT/s (the fastest JEDEC rate), `pcieGen` and
 * `pcieLanes` as they reach the graphics slot; `igpu: null` says it has no graphics of its own.
 */
export const cpuSpecs = v.strictObject({
  cores: some,
  threads: some,
  speed: measure,
  socket: maybe(text),
  baseGHz: maybe(measure),
  tdpW: maybe(measure),
  maxPowerW: maybe(measure),
  igpu: maybe(v.nullable(text)),
  coolerIncluded: maybe(flag),
  unlocked: maybe(flag),
  arch: maybe(text),
  generation: maybe(text),
  memTypes: maybe(texts),
  memSpeed: maybe(measure),
  memMaxGB: maybe(measure),
  memChannels: maybe(some),
  ecc: maybe(flag),
  pcieGen: maybe(measure),
  pcieLanes: maybe(some),
  l3MB: maybe(measure),
  pCores: maybe(count),
  eCores: maybe(count),
});
