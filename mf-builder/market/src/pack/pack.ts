import type { MarketPart } from '../importer/import-record';
import { packColumn, type PackedColumn } from './column';
import { type PackedNames, packNames, packSeries } from './names';

/** Stands in each packed file: the licence of the data asks that its address and its source go with it. */
export const dataNotice = 'BuildCores OpenDB, ODC-By 1.0, https://opendatacommons.org/licenses/by/1-0/';

/** All parts of a type as columns, a row for each in the order of the shelf. */
export interface PackedType {
  notice: string;
  /** By how much the number of each row is higher than that of the row above. */
  steps: readonly number[];
  names: PackedNames;
  brand: PackedColumn;
  series: PackedColumn;
  colors: PackedColumn;
  doubted: PackedColumn;
  /** Left out where keepers recall nothing of the type. */
  recalled?: PackedColumn;
  facts: Readonly<Record<string, PackedColumn>>;
}

/** Packs the parts of a type, which come in the order of the shelf. The same parts make the same text. */
export const packType = (parts: readonly MarketPart[]): PackedType => {
  const facts = [...new Set(parts.flatMap((part) => Object.keys(part.facts)))].toSorted();
  return {
    notice: dataNotice,
    steps: parts.map(({ n }, at) => n - (parts[at - 1]?.n ?? 0)),
    names: packNames(
      parts.map(({ name }) => name),
      parts.map(({ brand }) => brand),
    ),
    brand: packColumn(parts.map(({ brand }) => brand)),
    series: packColumn(parts.map(({ series, name, brand }) => packSeries(series, name, brand))),
    colors: packColumn(parts.map(({ colors }) => colors)),
    doubted: packColumn(parts.map(({ doubted }) => (doubted.length > 0 ? doubted : undefined))),
    ...(parts.some(({ recalled }) => recalled) && { recalled: packColumn(parts.map(({ recalled }) => recalled)) }),
    facts: Object.fromEntries(facts.map((fact) => [fact, packColumn(parts.map((part) => part.facts[fact]))])),
  };
};
