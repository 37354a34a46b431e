import * as v from 'valibot';
import type { MarketPart } from '../importer/import-record';
import { readCodes } from './column';
import { readNames, readSeries } from './names';

const column = v.strictObject({ values: v.array(v.unknown()), codes: v.string() });

const packedType = v.strictObject({
  notice: v.string(),
  steps: v.array(v.number()),
  names: v.strictObject({ phrases: v.array(v.string()), shared: v.string(), rest: v.string() }),
  brand: column,
  series: column,
  colors: column,
  doubted: column,
  recalled: v.exactOptional(column),
  facts: v.record(v.string(), column),
});

const nothing = { values: [], codes: '' };

const textList = v.array(v.string());

/** A column: its values, the commonest first, and for each row the place of its value counted from 1; 0 where it has none. */
export interface Column {
  values: readonly unknown[];
  codes: Uint16Array;
}

/** The value of a row in a column, undefined where it has none. */
export const valueIn = (column: Column | undefined, row: number): unknown =>
  column?.values[(column.codes[row] ?? 0) - 1];

/** The parts of a type as they were packed. Rows are in the order of the shelf: brand, series, name. */
export interface Shelf {
  count: number;
  /** The part of a row, made when it is asked for. */
  partAt: (row: number) => MarketPart;
  nameAt: (row: number) => string;
  numberAt: (row: number) => number;
  /** The row of the part with a number; undefined where the shelf has none of it. */
  rowOf: (n: number) => number | undefined;
  brand: Column;
  /** Its values are lists of colours. */
  colors: Column;
  /** Its values are lists of the facts that may be wrong. */
  doubted: Column;
  /** Its values are lists of the facts that keepers recall. */
  recalled: Column;
  /** The column of a fact; undefined where no part of the type has the fact. */
  column: (fact: string) => Column | undefined;
}

/**
 * Reads a packed type.
 * @throws ValiError where it is none.
 */
export const readType = (packed: unknown): Shelf => {
  const { steps, names, facts, ...rest } = v.parse(packedType, packed);
  let n = 0;
  const numbers = steps.map((step) => (n += step));
  const rows = new Map(numbers.map((number, row) => [number, row]));
  const columnOf = (one: v.InferOutput<typeof column>): Column => ({ values: one.values, codes: readCodes(one) });
  const [brand, series] = [columnOf(rest.brand), columnOf(rest.series)];
  const [colors, doubted, recalled] = [
    columnOf(rest.colors),
    columnOf(rest.doubted),
    columnOf(rest.recalled ?? nothing),
  ];
  const columns = new Map(Object.entries(facts).map(([fact, one]) => [fact, columnOf(one)]));
  const brandOf = (row: number): string => String(valueIn(brand, row));
  const nameOf = readNames(names, brandOf);
  const nameAt = (row: number): string => nameOf[row] ?? '';
  const numberAt = (row: number): number => numbers[row] ?? 0;
  return {
    count: numbers.length,
    partAt: (row) => {
      const own = readSeries(valueIn(series, row), nameAt(row), brandOf(row));
      const shown = valueIn(colors, row);
      const told = valueIn(recalled, row);
      const known = [...columns].flatMap(([fact, one]) => {
        const value = valueIn(one, row);
        return value === undefined ? [] : [[fact, value] as const];
      });
      return {
        ...{ n: numberAt(row), brand: brandOf(row), ...(own !== undefined && { series: own }), name: nameAt(row) },
        ...(shown !== undefined && { colors: v.parse(textList, shown) }),
        ...{ facts: Object.fromEntries(known), doubted: v.parse(textList, valueIn(doubted, row) ?? []) },
        ...(told !== undefined && { recalled: v.parse(textList, told) }),
      };
    },
    nameAt,
    numberAt,
    rowOf: (number) => rows.get(number),
    brand,
    colors,
    doubted,
    recalled,
    column: (fact) => columns.get(fact),
  };
};
