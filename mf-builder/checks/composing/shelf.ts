import type { CatalogueType, Part } from '../../src/catalogue/schema';
import type { PresetCatalogue } from '../../src/domain/presets/preset-build';
import { partsInFile } from '../catalogue-files';

/** The parts that builds are composed of. */
export type Shelf = PresetCatalogue;

/** The shelf of the parts that somebody gives, type by type. */
export const shelfFrom = (partsOf: <T extends CatalogueType>(type: T) => readonly Part<T>[]): Shelf => ({
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

/** The shelf with every part of a kind so many dollars dearer. */
export const dearer = (shelf: Shelf, type: 'gpu' | 'case', by: number): Shelf => ({
  ...shelf,
  [type]: shelf[type].map((part) => ({ ...part, price: Math.round(100 * (part.price + by)) / 100 })),
});
