import type { PresetCatalogue } from '../../src/domain/presets/preset-build';
import { partsInFile } from '../catalogue-files';

/** The parts that builds are composed of. */
export type Shelf = PresetCatalogue;

export const shelfFromFiles = (): Shelf => ({
  cpu: partsInFile('cpu'),
  motherboard: partsInFile('motherboard'),
  gpu: partsInFile('gpu'),
  ram: partsInFile('ram'),
  storage: partsInFile('storage'),
  case: partsInFile('case'),
  psu: partsInFile('psu'),
  cooling: partsInFile('cooling'),
  caseFan: partsInFile('caseFan'),
  cables: partsInFile('cables'),
});

/** The shelf with every part of a kind so many dollars dearer. */
export const dearer = (shelf: Shelf, type: 'gpu' | 'case', by: number): Shelf => ({
  ...shelf,
  [type]: shelf[type].map((part) => ({ ...part, price: Math.round(100 * (part.price + by)) / 100 })),
});
