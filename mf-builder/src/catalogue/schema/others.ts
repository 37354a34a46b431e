import { count, maybe, measure, some, text } from './values';
import * as v from 'valibot';
import { plug } from './peripherals';

/**
 * Facts of a cable; `kind` reads "DisplayPort 1.4", "SATA", "PCIe 4.0 x16 riser". A fan splitter has `ways`: how many fans it puts on one
 * header; `packOf` is how many come in the bag.
 */
export const cablesSpecs = v.strictObject({
  kind: text,
  lengthM: maybe(measure),
  ways: maybe(some),
  packOf: maybe(some),
});

/** Facts of a game controller; `platform` reads "PC, Xbox". */
export const controllerSpecs = v.strictObject({
  platform: text,
  connectivity: v.pipe(v.array(plug), v.minLength(1)),
});

/** Facts of an uninterruptible power supply; `outlets` counts all, `batteryWh` its battery's energy, `wave` its form on battery. */
export const upsSpecs = v.strictObject({
  va: measure,
  watts: maybe(measure),
  batteryWh: maybe(measure),
  outlets: maybe(count),
  wave: maybe(v.picklist(['pure', 'simulated'])),
});

/** Facts of an operating system; `edition` reads "Windows 11 Home". */
export const osSpecs = v.strictObject({
  edition: text,
  bits: maybe(some),
  licence: maybe(text),
});
