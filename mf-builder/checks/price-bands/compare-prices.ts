import type { CatalogueType, Part } from '../../src/catalogue/schema';
import type { Band, BandOf } from './band';
import { cablesBand, captureBand, networkCardBand, osBand, soundCardBand } from './cards';
import { cpuBand, gpuBand, motherboardBand, psuBand, ramBand, storageBand } from './core';
import { controllerBand, headsetBand, keyboardBand, microphoneBand, mouseBand, speakersBand, webcamBand } from './desk';
import { caseBand, caseFanBand, coolingBand, monitorBand, thermalPasteBand, upsBand } from './housing';

const bands: { readonly [T in CatalogueType]: BandOf<T> } = {
  cpu: cpuBand,
  motherboard: motherboardBand,
  gpu: gpuBand,
  ram: ramBand,
  storage: storageBand,
  psu: psuBand,
  case: caseBand,
  cooling: coolingBand,
  caseFan: caseFanBand,
  thermalPaste: thermalPasteBand,
  monitor: monitorBand,
  ups: upsBand,
  keyboard: keyboardBand,
  mouse: mouseBand,
  headset: headsetBand,
  speakers: speakersBand,
  webcam: webcamBand,
  microphone: microphoneBand,
  controller: controllerBand,
  networkCard: networkCardBand,
  soundCard: soundCardBand,
  capture: captureBand,
  cables: cablesBand,
  os: osBand,
};

export const bandOf = <T extends CatalogueType>(type: T, part: Part<T>): Band | undefined => bands[type](part);

/** The prices of a type outside the band of their class, and parts whose class has none. */
export const comparePrices = <T extends CatalogueType>(type: T, parts: readonly Part<T>[]): string[] =>
  parts.flatMap((part) => {
    const band = bandOf(type, part);
    if (!band) return [`${part.id} (${part.name}): its class has no band; write one in checks/price-bands`];
    const [from, to] = band;
    if (part.price >= from && part.price <= to) return [];
    return [`${part.id} (${part.name}): $${part.price} is not within $${from.toFixed(2)} and $${to.toFixed(2)}`];
  });
