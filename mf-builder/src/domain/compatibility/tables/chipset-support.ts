import { fold, foldChipset } from '../spelling';
import type { Facts } from '../types';
import { type ChipsetRow, chipsetRows, type CpuRow, cpuRows, entryChipsets } from './chipsets';
import { memoryLimits } from './memory-limits';

const rowOf = new Map(
  chipsetRows.flatMap((row) => row.chipsets.map((name): [string, ChipsetRow] => [fold(name), row])),
);
const overclocking = new Set(chipsetRows.flatMap((row) => row.overclocks.map(fold)));
const entry = new Set(entryChipsets.map(fold));

/** The table's row of a chipset; undefined where it is not in the table. */
export const chipsetRow = (chipset: string): ChipsetRow | undefined => rowOf.get(foldChipset(chipset));

/** Whether a chipset that is in the table overclocks CPUs. */
export const overclocks = (chipset: string): boolean => overclocking.has(foldChipset(chipset));

export const isEntryChipset = (chipset: string): boolean => entry.has(foldChipset(chipset));

/** A generation to compare by: "10th Gen" is "10th". */
export const foldGeneration = (text: string): string => fold(text).replace(/gen(eration)?$/, '');

const archOf = new Map(cpuRows.map((row): [CpuRow, string] => [row, fold(row.arch)]));

const ofArch = (arch: string): readonly CpuRow[] => {
  const wanted = fold(arch);
  return cpuRows.filter((row) => archOf.get(row) === wanted);
};

/**
 * The rows a CPU may be of: by its architecture, and by its generation where one architecture has several rows or is absent.
 * None where the table has neither.
 */
export const cpuRowsOf = ({ arch, generation, igpu }: Facts<'cpu'>): readonly CpuRow[] => {
  const same = (row: CpuRow) =>
    generation !== undefined && row.generations.some((one) => fold(one) === foldGeneration(generation));
  const rows = arch === undefined ? [] : ofArch(arch);
  if (rows.length === 0) return cpuRows.filter(same);
  // Why: the table is keyed on the architecture; a generation that contradicts it is passed over.
  const exact = rows.filter(same);
  if (exact.length > 0 || igpu === undefined) return exact.length > 0 ? exact : rows;
  // Why: the 2200G and 2400G are Zen with graphics; without a generation, graphics tell them apart.
  const other: CpuRow['kind'] = igpu === null ? 'Zen with graphics' : 'Zen';
  return rows.filter(({ kind }) => kind !== other);
};

/**
 * What a CPU's platform takes in GB since its launch: one answer per row the CPU may be of, 0 where nothing is later. Of a CPU of which
 * neither architecture nor generation is known, every answer there is.
 */
export const laterMemoryLimits = (cpu: Facts<'cpu'>): readonly number[] => {
  const unnamed = cpu.arch === undefined && cpu.generation === undefined;
  const rows = unnamed ? cpuRows : cpuRowsOf(cpu);
  return rows.map(({ kind }) => memoryLimits.find(({ kinds }) => kinds.includes(kind))?.gigabytes ?? 0);
};

/** How a chipset takes a CPU; `unlisted` where the table does not say. */
export type Support = 'native' | 'shops' | 'update' | 'refused' | 'unlisted';

/** How a chipset may take a CPU: one answer per row the CPU may be of; `unlisted` where either is not in the tables. */
export const supportOf = (chipset: string, cpu: Facts<'cpu'>): ReadonlySet<Support> => {
  const row = chipsetRow(chipset);
  const rows = cpuRowsOf(cpu);
  if (!row || rows.length === 0) return new Set(['unlisted']);
  return new Set(
    rows.map(({ kind }): Support => {
      if (row.native.includes(kind)) return 'native';
      if (row.shops.includes(kind)) return 'shops';
      if (row.update.includes(kind)) return 'update';
      return row.refused.includes(kind) ? 'refused' : 'unlisted';
    }),
  );
};
