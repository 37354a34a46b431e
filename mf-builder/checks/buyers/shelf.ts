import type { CatalogueType, Part } from '../../src/catalogue/schema';
import type { CheckedPart } from '../../src/domain/compatibility/types';
import { partsInFile } from '../catalogue-files';
import type { Random } from '../random';

/** What a page says of a part. */
export type Page<T extends CatalogueType> = CheckedPart<T>;

/** The types that a buyer chooses from. */
export const boughtTypes = [
  ...(['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu', 'cooling', 'caseFan'] as const),
  ...(['monitor', 'networkCard', 'os', 'ups'] as const),
];
export type BoughtType = (typeof boughtTypes)[number];

/** The parts of each type that a buyer chooses from. */
export type Shelf = { readonly [T in BoughtType]: readonly Page<T>[] };

const asChecked = <T extends CatalogueType>(type: T, { id, name, specs }: Part<T>): Page<T> => ({
  ...{ type, id, name, quantity: 1 },
  specs,
});

const pages = <T extends CatalogueType>(type: T): readonly Page<T>[] =>
  partsInFile(type).map((part) => asChecked(type, part));

/** A shelf of what is found of each type. */
export const shelfFrom = (pagesOf: <T extends BoughtType>(type: T) => readonly Page<T>[]): Shelf => ({
  cpu: pagesOf('cpu'),
  motherboard: pagesOf('motherboard'),
  gpu: pagesOf('gpu'),
  ram: pagesOf('ram'),
  storage: pagesOf('storage'),
  case: pagesOf('case'),
  psu: pagesOf('psu'),
  cooling: pagesOf('cooling'),
  caseFan: pagesOf('caseFan'),
  monitor: pagesOf('monitor'),
  networkCard: pagesOf('networkCard'),
  os: pagesOf('os'),
  ups: pagesOf('ups'),
});

/** The whole catalogue: what a PC is composed of, and what stands beside it. */
export const fullShelf = (): Shelf => shelfFrom(pages);

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
