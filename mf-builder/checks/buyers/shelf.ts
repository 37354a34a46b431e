import type { CatalogueType, Part } from '../../src/catalogue/schema';
import type { CheckedPart } from '../../src/domain/compatibility/types';
import type { PresetType } from '../../src/domain/presets/preset';
import { partsInFile } from '../catalogue-files';
import { shelfFromFiles } from '../composing/shelf';
import type { Random } from '../random';

/** The parts of each type that a buyer chooses from. */
export type Shelf = {
  readonly [T in PresetType | 'monitor' | 'networkCard' | 'os' | 'ups']: readonly Part<T>[];
};

/** The whole catalogue: what a PC is composed of, and what stands beside it. */
export const fullShelf = (): Shelf => ({
  ...shelfFromFiles(),
  monitor: partsInFile('monitor'),
  networkCard: partsInFile('networkCard'),
  os: partsInFile('os'),
  ups: partsInFile('ups'),
});

export const asChecked = <T extends CatalogueType>(
  type: T,
  { id, name, specs }: Part<T>,
  quantity = 1,
): CheckedPart<T> => ({
  type,
  id,
  name,
  quantity,
  specs,
});

/** One of those that meet each wish, the first wish first; a wish that nothing left meets is dropped. */
// Why: a buyer would go elsewhere, and the check says what is wrong.
export const oneOf = <P>(stream: Random, all: readonly P[], ...wishes: readonly ((part: P) => boolean)[]): P =>
  stream.pick(
    wishes.reduce((left, wish) => {
      const meeting = left.filter(wish);
      return meeting.length > 0 ? meeting : left;
    }, all),
  );

/** What is chosen by chance alone, each with how often. */
export const extras = { caseFan: 0.4, monitor: 0.5, networkCard: 0.2, os: 0.6, ups: 0.1 } as const;
