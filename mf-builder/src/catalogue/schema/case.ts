import { count, flag, maybe, measure, some, text, texts } from './values';
import * as v from 'valibot';

const radiator = v.strictObject({
  position: maybe(text),
  sizesMm: maybe(v.array(some)),
});

const fanMount = v.strictObject({
  position: maybe(text),
  sizeMm: maybe(some),
  count: maybe(some),
});

const frontPort = v.strictObject({
  kind: v.picklist(['USB-A', 'USB-C']),
  gen: maybe(text),
  count: some,
});

/**
 * Facts of a case, in mm. `formFactor` is its class; what boards it takes stands in `motherboards`. Fan mounts of
 * one position are alternatives. `dimensions` are height, width, depth. `layout`: 'standard' has the card upright in the board, its height
 * towards the side panel; 'sandwich' has it on a riser behind or beside the board. `topClearanceMm`
 * is the room between the top panel and the upper edge of the board. `gpuMaxWithFanMm` is the room for a card with fans of 25 mm in front;
 * `gpuHeightWithPlug`: the room for a card's height is meant with its plug and cable. `fanHub` is how many fans the hub that comes with
 * it takes, `riserGen` the PCIe generation of its riser. `psuMovable`: the supply stands in front, in the room of card and radiators, and its place can be
 * chosen; `radiatorBesidePsuMm` is the longest radiator at top, bottom or front that fits beside it and a card.
 */
export const caseSpecs = v.strictObject({
  formFactor: text,
  layout: maybe(v.picklist(['standard', 'sandwich'])),
  dimensions: v.strictTuple([measure, measure, measure]),
  features: texts,
  motherboards: maybe(texts),
  gpuMaxMm: maybe(measure),
  gpuMaxWithFanMm: maybe(measure),
  gpuHeightMaxMm: maybe(measure),
  gpuHeightWithPlug: maybe(flag),
  coolerMaxMm: maybe(measure),
  psuFormFactors: maybe(texts),
  psuMaxMm: maybe(measure),
  psuMovable: maybe(flag),
  radiatorBesidePsuMm: maybe(measure),
  radiators: maybe(v.array(radiator)),
  topClearanceMm: maybe(measure),
  fanMounts: maybe(v.array(fanMount)),
  fansIncluded: maybe(count),
  fanHub: maybe(count),
  bays25: maybe(count),
  bays35: maybe(count),
  slots: maybe(some),
  riserGen: maybe(measure),
  frontUsb: maybe(v.array(frontPort)),
  backConnect: maybe(flag),
  sidePanel: maybe(text),
});
