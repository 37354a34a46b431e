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
 * What one part leaves of another's place: beside a card or a supply longer than `overMm` (any, where it is not said), or behind a radiator in front, at most
 * `leaves` bays, or mm of room for a supply or a card.
 */
const taken = v.strictObject({
  by: v.picklist(['card', 'supply', 'front radiator']),
  overMm: maybe(measure),
  of: v.picklist(['bays35', 'bays25', 'supplyMm', 'cardMm']),
  leaves: count,
});

/**
 * Facts of a case, in mm. `formFactor` is its class; what boards it takes stands in `motherboards`. Fan mounts of
 * one position are alternatives. `dimensions` are height, width, depth. `layout`: 'standard' has the card upright in the board, its height
 * towards the side panel; 'sandwich' has it on a riser behind or beside the board. `topClearanceMm`
 * is the room between the top panel and the upper edge of the board. `gpuMaxWithFanMm` is the room for a card with fans of 25 mm in front;
 * `gpuHeightWithPlug`: the room for a card's height is meant with its plug and cable. `fanHub` is how many fans the hub that comes with
 * it takes, `riserGen` the PCIe generation of its riser. `psuMovable`: the supply stands in front, in the room of card and radiators, and its place can be
 * chosen; `radiatorBesidePsuMm` is the longest radiator at top, bottom or front that fits beside it and a card. `boardMaxMm` is how
 * deep a board it takes.
 */
export const caseSpecs = v.strictObject({
  formFactor: text,
  layout: maybe(v.picklist(['standard', 'sandwich'])),
  dimensions: v.strictTuple([measure, measure, measure]),
  features: texts,
  motherboards: maybe(texts),
  boardMaxMm: maybe(measure),
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
  roomTaken: maybe(v.array(taken)),
  slots: maybe(some),
  riserGen: maybe(measure),
  frontUsb: maybe(v.array(frontPort)),
  backConnect: maybe(flag),
  sidePanel: maybe(text),
});
