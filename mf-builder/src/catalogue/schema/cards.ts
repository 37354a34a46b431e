import { count, flag, maybe, text, texts } from './values';
import * as v from 'valibot';

/** How a card meets the PC: `PCIe x1`, `USB-A`, `M.2`; `needsUsb4`: only at a port for USB4 or Thunderbolt. */
const connection = { interface: text, needsUsb4: maybe(flag) };

/** Facts of a network card, or of a controller card for drives with its ports; `speed` reads "2.5 Gbit/s" or "Wi-Fi 6E". */
export const networkCardSpecs = v.strictObject({
  ...connection,
  speed: maybe(text),
  ports: maybe(texts),
  sasPorts: maybe(count),
  sataPorts: maybe(count),
});

/** Facts of a sound card; `resolution` reads "24 bit / 192 kHz". */
export const soundCardSpecs = v.strictObject({
  ...connection,
  resolution: maybe(text),
  ports: maybe(texts),
});

/** Facts of a capture card; `resolution` is the best it records, such as "2160p60". */
export const captureSpecs = v.strictObject({
  ...connection,
  resolution: maybe(text),
  ports: maybe(texts),
});
