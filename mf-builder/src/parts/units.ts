/** What a card shows for a fact that a part does not carry. */
export const missing = 'N/A';

/** Writes one fact for a reader; undefined where the value is not of the kind the writer knows. */
export type Writer = (value: unknown) => string | undefined;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, useGrouping: 'min2' });

/** A text as it stands. */
export const text: Writer = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

/** A number with its unit: `4.2 GHz`; without a unit the number alone. */
export const amount =
  (unit = ''): Writer =>
  (value) =>
    isNumber(value) ? `${number.format(value)} ${unit}`.trim() : undefined;

/** Gigabytes of a drive, in terabytes from 1000 on: `500 GB`, `2 TB`. */
export const driveSize: Writer = (value) => (isNumber(value) && value >= 1000 ? amount('TB')(value / 1000) : amount('GB')(value));

/** A word or a few, starting like a sentence: `none` is `None`. */
export const word: Writer = (value) => {
  const written = text(value);
  return written && written.charAt(0).toUpperCase() + written.slice(1);
};

/** Millimetres of a box, `[height, width, depth]`, to the millimetre: `469 × 215 × 447 mm`. */
export const boxSize: Writer = (value) =>
  isList(value) && value.length === 3 && value.every(isNumber) ? `${value.map((side) => number.format(Math.round(side))).join(' × ')} mm` : undefined;

/** Texts of a list, side by side: `Mesh front, tempered glass`. */
export const list: Writer = (value) => (isList(value) && value.every(isText) ? word(value.join(', ')) : undefined);

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
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isPort = (value: unknown): value is { kind: string; count?: number } =>
  typeof value === 'object' && value !== null && 'kind' in value && isText(value.kind) && (!('count' in value) || isNumber(value.count));
