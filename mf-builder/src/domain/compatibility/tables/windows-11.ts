import type { Facts } from '../types';
import { fold } from '../spelling';
import { cpuRowsOf } from './chipset-support';

const list = (names: string): ReadonlySet<string> => new Set(names.split(', ').map(fold));

/** Architectures before those that Microsoft supports, of desktop PCs; Intel's also with the letters of workstations behind. */
const older = list(
  'Conroe, Kentsfield, Wolfdale, Yorkfield, Penryn, Nehalem, Bloomfield, Lynnfield, Clarkdale, Westmere, Gulftown, Sandy Bridge, Ivy Bridge, ' +
    "Haswell, Devil's Canyon, Broadwell, K8, K10, Bulldozer, Zambezi, Piledriver, Vishera, Steamroller, Excavator, Llano, Trinity, Richland, Kaveri, " +
    'Godavari, Carrizo, Bristol Ridge, Bobcat, Jaguar, Puma',
);
const olderGenerations = list('1st, 2nd, 3rd, 4th, 5th, FX, Phenom, Phenom II, Athlon II, A-Series, Core 2');

/** Those that it supports and that the table of chipsets does not have. */
const newer = list(
  'Kaby Lake-X, Skylake-X, Skylake-SP, Skylake-W, Cascade Lake, Cascade Lake-X, Ice Lake-SP, Zen 4c, Zen 5c',
);

const foldGeneration = (text: string): string => fold(text).replace(/gen(eration)?$/, '');

/** Whether Windows 11 supports a processor of this architecture or generation; undefined where that is not known. */
export const windows11Takes = (cpu: Facts<'cpu'>): boolean | undefined => {
  const arch = fold(cpu.arch ?? '');
  if (newer.has(arch)) return true;
  if (older.has(arch) || older.has(arch.replace(/(ep|ex|ws|e)$/, ''))) return false;
  const [first, ...more] = new Set(cpuRowsOf(cpu).map(({ windows11 }) => windows11));
  if (first !== undefined) return more.length > 0 ? undefined : first;
  return olderGenerations.has(foldGeneration(cpu.generation ?? '')) ? false : undefined;
};
