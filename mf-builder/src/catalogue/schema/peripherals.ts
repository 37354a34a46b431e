import { flag, maybe, measure, some, text, texts } from './values';
import * as v from 'valibot';

/** The plugs and radios by which a device may be connected; any one of them will do. */
export const plug = v.picklist(['USB-A', 'USB-C', '3.5mm', 'XLR', '2.4GHz', 'Bluetooth', 'optical']);

const connectivity = v.pipe(v.array(plug), v.minLength(1));

export const keyboardSpecs = v.strictObject({
  connectivity,
  switchType: maybe(text),
  size: maybe(text),
});

/** Facts of a mouse; `weightG` in grams without cable. */
export const mouseSpecs = v.strictObject({
  connectivity,
  maxDpi: maybe(some),
  weightG: maybe(measure),
});

/** Facts of a headset or headphones; `mic` says whether it has a microphone. */
export const headsetSpecs = v.strictObject({
  connectivity,
  driverMm: maybe(measure),
  mic: maybe(flag),
});

/** Facts of a set of speakers; `watts` is the rated (RMS) output of the set, `channels` reads "2.0". */
export const speakersSpecs = v.strictObject({
  connectivity,
  watts: maybe(measure),
  channels: maybe(text),
});

/** Facts of a webcam; `resolution` reads "1080p" or "4K", `fps` is the rate at it. */
export const webcamSpecs = v.strictObject({
  connectivity,
  resolution: maybe(text),
  fps: maybe(some),
});

export const microphoneSpecs = v.strictObject({
  connectivity,
  pattern: maybe(texts),
});
