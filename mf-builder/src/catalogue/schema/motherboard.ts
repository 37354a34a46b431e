import { count, flag, maybe, measure, some, text, texts } from './values';
import * as v from 'valibot';

const m2Slot = v.strictObject({
  sizes: maybe(v.array(some)),
  gen: maybe(measure),
  lanes: maybe(some),
  sata: maybe(flag),
  disablesSata: maybe(count),
  sharesGpu: maybe(flag),
});

const pcieSlot = v.strictObject({
  position: maybe(some),
  length: maybe(some),
  lanes: maybe(some),
  gen: maybe(measure),
});

/** A slot by its place in its list, counted from 1: "m2 3", "pcie 2". */
const slot = v.pipe(v.string(), v.regex(/^(m2|pcie) [1-9]\d?$/));

/** While the slot `used` holds something, the slot `other` has `lanes` lanes; 0: it is off. */
const sharing = v.strictObject({ used: slot, other: slot, lanes: count });

/** A slot has its own lanes with the processors `cpus` alone, by generation or architecture; with any other one it has `lanes`. */
const byCpu = v.strictObject({ slot, cpus: texts, lanes: count });

const rearIo = v.strictObject({
  usbA: maybe(count),
  usbC: maybe(count),
  jack35: maybe(count),
  optical: maybe(count),
});

/**
 * Facts of a board. `maxMemory` in GB, `maxRamSpeed` in MT/s (the maker's highest overclocked rate); `length` of a
 * slot is its physical length in lanes, `sizes` are M.2 lengths such as 2280; `fanHeaders` leaves CPU_FAN out;
 * `wifi: null` says there is none; `displayOutputs` read "HDMI", "DP 1.4"; `frontUsbC` is a Type-E header,
 * `usb4` counts ports for USB4 or Thunderbolt at the back. `usb3Headers` and `usb2Headers` count the 19-pin and the 9-pin headers for front ports,
 * two ports each; `fanHeaderA` is what the weakest fan header gives, in A; `cpuTdpMaxW` is the highest rated power in W of the processors that the
 * maker lists for the board. A drive in an M.2 slot with `sharesGpu` takes lanes from the graphics slot.
 * `laneSharing: []` says that no other slot takes lanes of one. `sasPorts` and `u2Ports` count ports for drives; `widthMm` is how deep an E-ATX or SSI board
 * is, from the rear edge; `mainPower` is its main power plug.
 */
export const motherboardSpecs = v.strictObject({
  chipset: text,
  socket: text,
  formFactor: text,
  widthMm: maybe(measure),
  memorySlots: maybe(some),
  maxMemory: maybe(measure),
  ramType: maybe(text),
  ramForm: maybe(v.picklist(['DIMM', 'SO-DIMM', 'CAMM2'])),
  maxRamSpeed: maybe(measure),
  m2: maybe(v.array(m2Slot)),
  sataPorts: maybe(count),
  sasPorts: maybe(count),
  u2Ports: maybe(count),
  pcie: maybe(v.array(pcieSlot)),
  laneSharing: maybe(v.array(sharing)),
  slotsByCpu: maybe(v.array(byCpu)),
  fanHeaders: maybe(count),
  fanHeaderA: maybe(measure),
  argbHeaders: maybe(count),
  rgbHeaders: maybe(count),
  cpuPower: maybe(texts),
  mainPower: maybe(v.picklist(['24-pin', '20-pin', '10-pin'])),
  cpuTdpMaxW: maybe(measure),
  frontUsbC: maybe(flag),
  usb3Headers: maybe(count),
  usb2Headers: maybe(count),
  rearIo: maybe(rearIo),
  usb4: maybe(count),
  wifi: maybe(v.nullable(text)),
  bluetooth: maybe(flag),
  lan: maybe(text),
  biosFlashback: maybe(flag),
  displayOutputs: maybe(texts),
  ecc: maybe(flag),
  backConnect: maybe(flag),
});
