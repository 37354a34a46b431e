import type * as v from 'valibot';
import { count, some } from '../../../catalogue/schema/values';
import { factError } from '../fact-error';
import { known, type AskedFact, type Question } from '../question';
import { plainNumber } from './plain';

interface Group {
  key: string;
  label: string;
  /** Where each number stands inside the fact, with its label. */
  places: Readonly<Record<string, string>>;
  /** Whether the fact is only known when all its numbers are. */
  whole: boolean;
  schema: v.GenericSchema<number>;
  make: (numbers: Readonly<Record<string, number>>) => unknown;
  take: (value: unknown, place: string) => unknown;
}

/** A fact of several numbers, each a question of its own. */
function group({ key, label, places, whole, schema, make, take }: Group): AskedFact {
  const names = Object.keys(places);
  const questions = Object.entries(places).map(([place, name]): Question => ({
    id: `${key}.${place}`,
    label: name,
    control: 'number',
  }));
  return {
    key,
    label,
    questions,
    read: (values) => {
      const found: Record<string, number> = {};
      const errors: Record<string, string> = {};
      for (const place of names) {
        const id = `${key}.${place}`;
        const text = (values[id] ?? '').trim();
        if (text === '') continue;
        const reading = plainNumber(text);
        const error = 'error' in reading ? reading.error : factError(schema, reading.value);
        if (error !== undefined) errors[id] = error;
        else if ('value' in reading) found[place] = reading.value;
      }
      if (Object.keys(errors).length > 0) return { ok: false, errors };
      const empty = names.filter((place) => found[place] === undefined);
      if (empty.length === names.length) return undefined;
      if (whole && empty.length > 0)
        return {
          ok: false,
          errors: Object.fromEntries(empty.map((place) => [`${key}.${place}`, missing(label, schema)])),
        };
      return known(make(found));
    },
    write: (value) =>
      Object.fromEntries(
        names.flatMap((place) => {
          const number = take(value, place);
          return typeof number === 'number' ? [[`${key}.${place}`, String(number)]] : [];
        }),
      ),
  };
}

const missing = (label: string, schema: Group['schema']): string =>
  `Fill in all of “${label}”${schema === count ? ', 0 where there is none' : ''}, or leave all empty.`;

const field = (value: unknown, place: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === place)?.[1] : undefined;

export const powerPlugs = (label: string): AskedFact =>
  group({
    key: 'power',
    label,
    places: { p6: '6-pin', p8: '8-pin', p16: '16-pin' },
    whole: true,
    schema: count,
    make: (numbers) => numbers,
    take: field,
  });

export const rearSockets = (label: string): AskedFact =>
  group({
    key: 'rearIo',
    label,
    places: { usbA: 'USB-A', usbC: 'USB-C', jack35: '3.5 mm', optical: 'Optical' },
    whole: false,
    schema: count,
    make: (numbers) => numbers,
    take: field,
  });

export const pixels = (label: string): AskedFact =>
  group({
    key: 'resolution',
    label,
    places: { width: 'Width (pixels)', height: 'Height (pixels)' },
    whole: true,
    schema: some,
    make: ({ width, height }) => [width, height],
    take: (value, place) => (Array.isArray(value) ? value[place === 'width' ? 0 : 1] : undefined),
  });
