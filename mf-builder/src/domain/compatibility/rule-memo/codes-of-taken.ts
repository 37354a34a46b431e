import type { Take } from '../types';
import { meaningOf } from './meaning';
import type { Column } from './rows';

/** By column, since those of a shelf stay: the next list asks for the same ones. */
const kept = new WeakMap<Column, Map<Take, Uint16Array>>();

/** For each row a code of what is taken of its value: rows of which the same is taken have one. 0 where a row has none. */
export function codesOfTaken(column: Column, take: Take): Uint16Array {
  const known = kept.get(column) ?? new Map<Take, Uint16Array>();
  kept.set(column, known);
  const codes = known.get(take) ?? codesBy(column, take);
  known.set(take, codes);
  return codes;
}

function codesBy({ values, codes }: Column, take: Take): Uint16Array {
  const places = new Map<unknown, number>();
  const placeOf = values.map((value) => {
    const taken = meaningOf(value === null ? null : [take(value)]);
    const place = places.get(taken) ?? places.size + 1;
    places.set(taken, place);
    return place;
  });
  return codes.map((code) => placeOf[code - 1] ?? 0);
}
