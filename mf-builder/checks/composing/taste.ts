import type { Part } from '../../src/catalogue/schema';
import { coolerRatingOf } from '../../src/domain/compatibility/build-facts/cooler-rating';

/** What parts are worth beside the estimates, in points of an estimate: quiet, room to grow, a drive that lasts. */

const twice = (value: number, of: number): number => Math.log2(Math.max(value, of / 4) / of);

export const boardTaste = ({ specs }: Part<'motherboard'>): number =>
  (specs.wifi ? 1.5 : 0) +
  (specs.biosFlashback ? 0.3 : 0) +
  0.4 * Math.min(3, specs.m2?.length ?? 1) +
  0.1 * Math.min(5, specs.fanHeaders ?? 1);

export const memoryTaste = ({ specs }: Part<'ram'>): number =>
  1.5 * twice(specs.capacity ?? 8, 32) + (specs.cl !== undefined && specs.cl <= 30 ? 0.8 : 0);

export const driveTaste = ({ specs }: Part<'storage'>): number =>
  specs.type === 'HDD'
    ? 0.5 * twice(specs.capacity ?? 1000, 2000)
    : 2 * twice(specs.capacity ?? 1000, 1000) +
      0.7 * ((specs.pcieGen ?? 2) - 3) +
      ((specs.tbw ?? 0) >= 0.6 * (specs.capacity ?? 1000) ? 0.8 : 0);

const efficiency: Readonly<Record<string, number>> = { '80+ Gold': 1.5, '80+ Platinum': 2.2, '80+ Titanium': 3 };

export const supplyTaste = ({ specs }: Part<'psu'>): number =>
  (efficiency[specs.efficiency ?? ''] ?? 0) + (specs.atxVersion?.startsWith('3') ? 0.4 : 0);

/** Heat that a cooler carries with ease is noise that nobody hears. The boxed cooler is no cooler here. */
export const coolerTaste = (part: Part<'cooling'>): number =>
  0.8 + Math.min(1.2, Math.max(0, ((coolerRatingOf(part)?.watts ?? 120) - 120) / 100));

export const caseTaste = ({ specs }: Part<'case'>): number => 0.5 * Math.min(3, specs.fansIncluded ?? 0);

/** More of them is no taste: the search asks for as many as a case needs. */
export const fanTaste = (fans: readonly Part<'caseFan'>[]): number =>
  fans.length > 0 && fans.every(({ specs }) => specs.noiseDb !== undefined && specs.noiseDb <= 23) ? 0.2 : 0;
