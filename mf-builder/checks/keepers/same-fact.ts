import * as v from 'valibot';
import { fold } from '../catalogue-audit/spelling';

type Same = (one: unknown, other: unknown) => boolean;

const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** Two numbers that differ by no more than so much. */
const within =
  (tolerance: number): Same =>
  (one, other) =>
    Math.abs(number(one) - number(other)) <= tolerance + 1e-9;

/** Two lists of numbers of one length, each within the tolerance. */
const eachWithin =
  (tolerance: number): Same =>
  (one, other) =>
    Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((value: unknown, index) => within(tolerance)(value, other[index]));

const plainText = (value: unknown): unknown => (typeof value === 'string' ? fold(value) : value);

/** Two values that are written alike: words folded, lists in any order. */
const alike: Same = (one, other) => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one: unknown) => JSON.stringify(inOrder(one))).toSorted() : plainText(value);

/** The same, after each word has been written in one way. */
const worded = (write: (text: string) => string): Same => {
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turn);
    return typeof value === 'string' ? write(value) : value;
  };
  return (one, other) => alike(turn(one), turn(other));
};

/** One text says all that the other says, from its beginning. */
const begins = (write: (text: string) => string): Same => {
  return (one, other) => {
    if (typeof one !== 'string' || typeof other !== 'string') return false;
    const [short = '', long = ''] = [fold(write(one)), fold(write(other))].toSorted((a, b) => a.length - b.length);
    return short !== '' && long.startsWith(short);
  };
};

const entries = v.array(v.record(v.string(), v.unknown()));

/** Lengths of M.2 drives: a list may leave rare ones out. */
const lengths: Same = (one, other) =>
  Array.isArray(one) && Array.isArray(other) && (includesAll(one, other) || includesAll(other, one));

const includesAll = (list: readonly unknown[], wanted: readonly unknown[]): boolean =>
  wanted.every((one) => list.includes(one));

const portCounts: Same = (one, other) => {
  const count = (value: unknown): string[] =>
    v.is(entries, value) ? value.map(({ kind, count: many }) => `${String(kind)} ${String(many)}`) : [];
  return alike(count(one), count(other));
};

/** Of older sockets the lists name more or fewer. */
const todaysSockets: Same = (one, other) => {
  const ofToday = (value: unknown): unknown =>
    Array.isArray(value) && value.filter((socket) => /^(AM[45]|LGA1700|LGA1851)$/.test(String(socket)));
  return alike(ofToday(one), ofToday(other));
};

/** A screen has several names for one thing; one in common is enough. */
const sync: Same = (one, other) => {
  const names = (value: unknown): string[] =>
    [value].flat().flatMap((text) => String(text).replace('Adaptive-Sync', 'FreeSync').split(/[/,]/).map(fold));
  return names(one).some((name) => names(other).includes(name));
};

// Facts that are not the same by being written alike. What is counted, and watts, are exact.
const by: Readonly<Record<string, Same>> = {
  dimensions: eachWithin(2),
  slots: within(0.15),
  lengthM: within(0.02),
  sizeIn: within(0.3),
  noiseDb: within(1),
  airflowCfm: within(1),
  efficiency: worded((text) => text.replace(/80( PLUS|\+) /, '')),
  igpu: worded((text) =>
    text
      .replace(/^(AMD|Intel) /, '')
      .replace(/ ?\((?:Vega 7|2 CU|4 Xe cores)\)/, '')
      .replace('Vega 7', 'Graphics'),
  ),
  chip: worded((text) => text.replace(/ \d+ ?GB$/, '')),
  cpuPower: worded((text) => text.replace('EPS', '').replace('-pin', '')),
  connector: begins((text) => text.replace(/ DC$/, '')),
  interface: begins((text) => text.replace(/ 6\.0 Gb\/s$/, '').replace(' / ', ' or ')),
  panel: begins((text) => text.replace(/^(?:QD-|W)OLED/, 'OLED')),
  sync,
  sockets: todaysSockets,
  timing: begins((text) => text),
  formFactor: worded((text) => text.replace(/ (?:(?:mini|mid|full|desktop) )?(?:tower|cube)$/i, '')),
  frontUsb: portCounts,
  sizes: lengths,
};

/** Whether two values of a fact are the same, with the tolerance of that fact: lengths within 2 mm. */
export const sameFact = (fact: string, one: unknown, other: unknown): boolean => {
  if (fact in by) return by[fact]?.(one, other) === true;
  return fact.endsWith('Mm') && fact !== 'sizeMm' && typeof one === 'number' && typeof other === 'number'
    ? within(2)(one, other)
    : alike(one, other);
};
