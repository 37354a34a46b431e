import * as v from 'valibot';
import type { MarketPart } from '../importer/import-record';
import { type PackedColumn, readCodes } from './column';
import { readNames, readSeries } from './names';

const column = v.strictObject({ values: v.array(v.unknown()), codes: v.string() });

const packedType = v.strictObject({
  steps: v.array(v.number()),
  names: v.strictObject({ phrases: v.array(v.string()), shared: v.string(), rest: v.string() }),
  brand: column,
  series: column,
  colors: column,
  doubted: column,
  facts: v.record(v.string(), column),
});

const textList = v.array(v.string());

/** A column as it is read: of each row the value, undefined where it has none. */
const valuesOf = (packed: PackedColumn): ((row: number) => unknown) => {
  const places = readCodes(packed);
  return (row) => packed.values[(places[row] ?? 0) - 1];
};

/** The parts of a type as they were packed: how many, and the part of a row, which is made when it is asked for. */
export interface Shelf {
  count: number;
  partAt: (row: number) => MarketPart;
}

/**
 * Reads a packed type.
 * @throws ValiError where it is none.
 */
export const readType = (packed: unknown): Shelf => {
  const { steps, names, brand, series, colors, doubted, facts } = v.parse(packedType, packed);
  let n = 0;
  const numbers = steps.map((step) => (n += step));
  const brands = valuesOf(brand);
  const brandOf = (row: number): string => String(brands(row));
  const nameOf = readNames(names, brandOf);
  const [seriesOf, colorsOf, doubtedOf] = [series, colors, doubted].map(valuesOf);
  const columns = Object.entries(facts).map(([fact, one]) => ({ fact, valueOf: valuesOf(one) }));
  return {
    count: numbers.length,
    partAt: (row) => {
      const name = nameOf[row] ?? '';
      const own = readSeries(seriesOf?.(row), name, brandOf(row));
      const shown = colorsOf?.(row);
      const known = columns.flatMap(({ fact, valueOf }) => {
        const value = valueOf(row);
        return value === undefined ? [] : [[fact, value] as const];
      });
      return {
        ...{ n: numbers[row] ?? 0, brand: brandOf(row), ...(own !== undefined && { series: own }), name },
        ...(shown !== undefined && { colors: v.parse(textList, shown) }),
        ...{ facts: Object.fromEntries(known), doubted: v.parse(textList, doubtedOf?.(row) ?? []) },
      };
    },
  };
};
