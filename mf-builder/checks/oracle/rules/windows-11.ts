import { families } from '../chipsets';
import { fold, type Tri } from '../three-valued-logic';
import type { CheckedPart } from '../../../src/domain/compatibility/types';

const list = (text: string): string[] => text.split(', ').map((word) => fold(word));

/** Each of them also with what servers and large sockets have behind. */
const oldIntel = [
  ...list('Conroe, Kentsfield, Wolfdale, Yorkfield, Penryn, Nehalem, Bloomfield, Lynnfield, Clarkdale, Westmere'),
  ...list("Gulftown, Sandy Bridge, Ivy Bridge, Haswell, Devil's Canyon, Broadwell"),
].flatMap((arch) => ['', 'e', 'ep', 'ex', 'ws'].map((behind) => `${arch}${behind}`));

const oldAmd = [
  ...list(
    'K8, K10, Bulldozer, Piledriver, Steamroller, Excavator, Llano, Trinity, Richland, Kaveri, Godavari, Carrizo',
  ),
  ...list('Bristol Ridge, Bobcat, Jaguar, Puma'),
];

const supported = list('Skylake-X, Skylake-SP, Skylake-W, Cascade Lake, Cascade Lake-X, Ice Lake-SP, Zen 5c, Zen 4c');

const oldGenerations = list('1st, 2nd, 3rd, 4th, 5th, FX, Phenom, Phenom II, Athlon II, A-Series, Core 2');

/** Whether a CPU is older than Windows 11 takes; its architecture goes before its generation. */
export const olderThanWindows11 = (cpu: CheckedPart<'cpu'>): Tri => {
  const { arch, generation } = cpu.specs;
  if (arch !== undefined && [...oldIntel, ...oldAmd].includes(fold(arch))) return true;
  if (arch !== undefined && supported.includes(fold(arch))) return false;
  const old = families(cpu).map((family) => ['Zen', '6th', '7th'].includes(family));
  if (old.length === 0) return generation !== undefined && oldGenerations.includes(fold(generation)) ? true : undefined;
  return old.every(Boolean) ? true : old.some(Boolean) ? undefined : false;
};
