import { numberText } from '@rig4u/shared/format';

/** What a card shows for a fact that a part does not carry. */
export const missing = 'N/A';

/** Writes one fact for a reader; undefined where the value is not of the kind the writer knows. */
export type Writer = (value: unknown) => string | undefined;

/** A text as it stands. */
export const text: Writer = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

/** A number with its unit: `4.2 GHz`; without a unit the number alone. */
export const amount =
  (unit = ''): Writer =>
  (value) =>
    isNumber(value) ? `${numberText(value, 2, 10_000)} ${unit}`.trim() : undefined;

/** Gigabytes of a drive, in terabytes from 1000 on: `500 GB`, `2 TB`. */
export const driveSize: Writer = (value) =>
  isNumber(value) && value >= 1000 ? amount('TB')(value / 1000) : amount('GB')(value);

/** A word or a few, starting like a sentence: `none` is `None`. */
export const word = (value: unknown): string | undefined => {
  const written = text(value);
  return written && written.charAt(0).toUpperCase() + written.slice(1);
};

/** Millimetres of a box, `[height, width, depth]`, to the millimetre: `469 × 215 × 447 mm`. */
export const boxSize: Writer = (value) =>
  isList(value) && value.length === 3 && value.every(isNumber)
    ? `${value.map((side) => numberText(Math.round(side), 2, 10_000)).join(' × ')} mm`
    : undefined;

/** Texts or numbers of a list, side by side: `Mesh front, tempered glass`. */
export const list: Writer = (value) =>
  isList(value) && value.length > 0 && value.every((item) => isText(item) || isNumber(item))
    ? word(value.join(', '))
    : undefined;

/** Yes or no. */
export const flag: Writer = (value) => (value === true ? 'Yes' : value === false ? 'No' : undefined);

/** A fact that may be known to be none: null is written with the given words. */
export const none =
  (write: Writer, words: string): Writer =>
  (value) =>
    value === null ? words : write(value);

/** Width and height in pixels: `2560 × 1440`. */
export const resolution: Writer = (value) =>
  isList(value) && value.length === 2 && value.every(isNumber) ? value.join(' × ') : undefined;

const plugNames: Readonly<Record<string, string>> = {
  usbA: 'USB-A',
  usbC: 'USB-C',
  jack35: '3.5 mm',
  p6: '6-pin',
  p8: '8-pin',
  p16: '16-pin',
};

/** Plugs or sockets, counted by kind: `2 × 8-pin`; those that are not there are left out, and if none is, it says so. */
export const plugs: Writer = (value) => {
  if (!isRecord(value)) return undefined;
  const counted = Object.entries(value).filter((entry): entry is [string, number] => isNumber(entry[1]));
  if (counted.length === 0) return undefined;
  const there = counted.filter(([, count]) => count > 0);
  return there.length === 0
    ? 'None'
    : there.map(([kind, count]) => `${count} × ${plugNames[kind] ?? word(kind)}`).join(', ');
};

/** Slots or mounts of a list, each in short: `2 × 2280 (PCIe 4.0 x4)`, `Front: 240 / 360 mm`; equal ones are counted. */
export const entries: Writer = (value) => {
  if (!isList(value) || !value.every(isRecord)) return undefined;
  if (value.length === 0) return 'None';
  const counts = new Map<string, number>();
  for (const entry of value) counts.set(entryText(entry), (counts.get(entryText(entry)) ?? 0) + 1);
  return [...counts].map(([words, count]) => (count > 1 ? `${count} × ${words}` : words)).join(', ');
};

function entryText({
  position,
  sizes,
  sizesMm,
  sizeMm,
  count,
  length,
  gen,
  lanes,
  sata,
}: Readonly<Record<string, unknown>>): string {
  const place = isText(position) ? `${word(position)}: ` : '';
  const size = isList(sizes)
    ? sizes.join(' / ')
    : isList(sizesMm)
      ? `${sizesMm.join(' / ')} mm`
      : isNumber(sizeMm)
        ? `${isNumber(count) ? `${count} × ` : ''}${sizeMm} mm`
        : '';
  const long = isNumber(length) ? `x${length}` : '';
  const speed = [isNumber(gen) ? `PCIe ${gen}.0` : '', isNumber(lanes) ? `x${lanes}` : '', sata === true ? 'SATA' : '']
    .filter(Boolean)
    .join(' ');
  const main = size || long || (speed ? '' : 'details unknown');
  return `${place}${[main, main && speed ? `(${speed})` : speed].filter(Boolean).join(' ')}`;
}

/** Connectors of a card, counted by kind: `3 DP · 1 HDMI`. */
export const ports: Writer = (value) => {
  if (!isList(value) || value.length === 0 || !value.every(isPort)) return undefined;
  const counts = new Map<string, number>();
  for (const { kind, count = 1 } of value) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => `${count} ${shortPort[kind] ?? kind}`).join(' · ');
};

const shortPort: Readonly<Record<string, string>> = { DisplayPort: 'DP' };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isPort = (value: unknown): value is { kind: string; count?: number } =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  isText(value.kind) &&
  (!('count' in value) || isNumber(value.count));
