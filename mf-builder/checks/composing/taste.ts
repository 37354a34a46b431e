import type { Part } from '../../src/catalogue/schema';
import { coolerRatingOf } from '../../src/domain/compatibility/build-facts/cooler-rating';

/** What parts are worth beside the estimates, in US dollars: quiet, room to grow, a drive that lasts. */

/** How often a value doubles what is usual; from a quarter of it on. */
const doublings = (value: number, usual: number): number => Math.log2(Math.max(value, usual / 4) / usual);

/** A socket that newer processors fit too. */
const socketLasts: Readonly<Record<string, number>> = { AM5: 70, LGA1851: 25 };

/** Watts above these have to be cooled and heard. */
const calmW = 100;

export const processorTaste = ({ specs }: Part<'cpu'>): number =>
  (socketLasts[specs.socket ?? ''] ?? 0) - 0.2 * Math.max(0, (specs.maxPowerW ?? specs.tdpW ?? calmW) - calmW);

export const boardTaste = ({ specs }: Part<'motherboard'>): number =>
  (specs.biosFlashback ? 8 : 0) + 12 * Math.min(3, specs.m2?.length ?? 1);

export const memoryTaste = ({ specs }: Part<'ram'>): number =>
  45 * doublings(specs.capacity ?? 8, 32) + (specs.cl !== undefined && specs.cl <= 30 ? 12 : 0);

export const driveTaste = ({ specs }: Part<'storage'>): number =>
  specs.type === 'HDD'
    ? 40 * doublings(specs.capacity ?? 1000, 2000)
    : 55 * doublings(specs.capacity ?? 1000, 1000) +
      14 * ((specs.pcieGen ?? 2) - 3) +
      ((specs.tbw ?? 0) >= 0.6 * (specs.capacity ?? 1000) ? 22 : 0);

const efficiency: Readonly<Record<string, number>> = { '80+ Gold': 30, '80+ Platinum': 45, '80+ Titanium': 60 };

export const supplyTaste = ({ specs }: Part<'psu'>): number =>
  (efficiency[specs.efficiency ?? ''] ?? 0) + (specs.atxVersion?.startsWith('3') ? 12 : 0);

/** Heat that a cooler carries with ease is noise that nobody hears. */
export const coolerTaste = (part: Part<'cooling'>): number =>
  30 + Math.min(30, Math.max(0, 0.25 * ((coolerRatingOf(part)?.watts ?? 120) - 120)));

export const caseTaste = ({ specs }: Part<'case'>): number => 10 * Math.min(3, specs.fansIncluded ?? 0);

/** More of them is no taste: the search asks for as many as a case needs. */
export const fanTaste = (fans: readonly Part<'caseFan'>[]): number =>
  fans.length > 0 && fans.every(({ specs }) => specs.noiseDb !== undefined && specs.noiseDb <= 23) ? 8 : 0;
