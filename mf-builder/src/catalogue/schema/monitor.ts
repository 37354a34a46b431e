import { flag, maybe, measure, some, text, texts } from './values';
import * as v from 'valibot';

const input = v.strictObject({
  kind: text,
  version: maybe(text),
  dsc: maybe(flag),
});

/** Facts of a monitor. `resolution` is width and height in pixels, `inputs` one entry per kind of video plug, `watts` its draw in use; `hdr: 'none'` where it shows none. */
export const monitorSpecs = v.strictObject({
  sizeIn: measure,
  resolution: v.strictTuple([some, some]),
  hz: measure,
  panel: maybe(text),
  responseMs: maybe(measure),
  sync: maybe(texts),
  inputs: maybe(v.array(input)),
  watts: maybe(measure),
  hdr: maybe(text),
});
