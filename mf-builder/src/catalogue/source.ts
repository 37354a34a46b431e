import { parseCatalogue } from './parse';
import type { CatalogueType, Part } from './schema';

/** Where the picker reads parts from. */
export interface CatalogueSource {
  /** All parts of a type. Rejects when they cannot be loaded or do not parse; may then be called again. */
  load<T extends CatalogueType>(type: T): Promise<readonly Part<T>[]>;
}

type Loader<T extends CatalogueType> = () => Promise<readonly Part<T>[]>;

const once = <T extends CatalogueType>(type: T, file: () => Promise<{ default: unknown }>): Loader<T> => {
  let kept: readonly Part<T>[] | undefined;
  return async () => (kept ??= parseCatalogue(type, (await file()).default));
};

// One literal import per type, so that the bundler makes one lazily loaded chunk of each.
const loaders: { [T in CatalogueType]: Loader<T> } = {
  cpu: once('cpu', () => import(/* webpackChunkName: "parts-cpu" */ './data/cpu.json')),
  motherboard: once('motherboard', () => import(/* webpackChunkName: "parts-motherboard" */ './data/motherboard.json')),
  gpu: once('gpu', () => import(/* webpackChunkName: "parts-gpu" */ './data/gpu.json')),
  ram: once('ram', () => import(/* webpackChunkName: "parts-ram" */ './data/ram.json')),
  storage: once('storage', () => import(/* webpackChunkName: "parts-storage" */ './data/storage.json')),
  case: once('case', () => import(/* webpackChunkName: "parts-case" */ './data/case.json')),
  psu: once('psu', () => import(/* webpackChunkName: "parts-psu" */ './data/psu.json')),
};

/** The catalogue that ships with the builder. A successful load is kept; a failed one may be tried again. */
export const builtIn: CatalogueSource = {
  load<T extends CatalogueType>(type: T): Promise<readonly Part<T>[]> {
    return loaders[type]();
  },
};
