import { onSale } from '../../src/catalogue/on-sale';
import type { Part } from '../../src/catalogue/schema';
import type { PresetType } from '../../src/domain/presets/preset';
import type { PresetCatalogue } from '../../src/domain/presets/preset-build';
import { partsInFile } from '../catalogue-files';

/** The parts that builds are composed of. */
export type Shelf = PresetCatalogue;

/** The shelf of the parts that somebody gives, type by type. */
export const shelfFrom = (partsOf: <T extends PresetType>(type: T) => readonly Part<T>[]): Shelf => ({
  cpu: partsOf('cpu'),
  motherboard: partsOf('motherboard'),
  gpu: partsOf('gpu'),
  ram: partsOf('ram'),
  storage: partsOf('storage'),
  case: partsOf('case'),
  psu: partsOf('psu'),
  cooling: partsOf('cooling'),
  caseFan: partsOf('caseFan'),
  cables: partsOf('cables'),
});

export const shelfFromFiles = (): Shelf => shelfFrom(partsInFile);

/** The parts of a shelf that can be bought. */
export const shelfOnSale = (shelf: Shelf): Shelf => shelfFrom((type) => onSale(shelf[type]));

/** The shelf with every part of a kind so many dollars dearer. */
export const dearer = (shelf: Shelf, type: 'gpu' | 'case', by: number): Shelf => ({
  ...shelf,
  [type]: shelf[type].map((part) => ({ ...part, price: Math.round(100 * (part.price + by)) / 100 })),
});
