import type { CatalogueType } from '../../src/catalogue/schema';
import type { CheckedBuild } from '../../src/domain/compatibility/types';

/** Where a fact stands: type, part, key, and for a nested one the entry and its key. */
export type FactPath = readonly (string | number)[];

/** Nested facts that may be unknown on their own. */
const nested: Partial<Record<CatalogueType, Record<string, readonly string[]>>> = {
  motherboard: {
    m2: ['sizes', 'gen', 'lanes', 'sata', 'disablesSata', 'sharesGpu'],
    pcie: ['position', 'length', 'lanes', 'gen'],
    rearIo: ['usbA', 'usbC', 'jack35', 'optical'],
  },
  gpu: { ports: ['version', 'dsc'] },
  case: { radiators: ['position', 'sizesMm'], fanMounts: ['position', 'sizeMm', 'count'], frontUsb: ['gen'] },
  monitor: { inputs: ['version', 'dsc'] },
};

// Why fetched once: a test's globals are looked up anew at every use, and a build has hundreds of facts.
const { deleteProperty, get } = Reflect;
const { isArray } = Array;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const at = (value: unknown, key: string | number): unknown => (isObject(value) ? get(value, key) : undefined);

const nestedPaths = (value: unknown, keys: readonly string[]): FactPath[] => {
  const here = (entry: unknown): string[] => keys.filter((key) => at(entry, key) !== undefined);
  if (isArray(value)) return value.flatMap((entry: unknown, index) => here(entry).map((key) => [index, key]));
  return here(value).map((key) => [key]);
};

/** Every fact of a build, nested ones too. */
export const factPaths = (build: CheckedBuild): FactPath[] =>
  Object.values(build).flatMap((list) =>
    (list ?? []).flatMap(({ type, specs }, index) =>
      Object.entries(specs).flatMap(([key, value]: [string, unknown]): FactPath[] => {
        const path = [type, index, 'specs', key];
        const keys = nested[type]?.[key] ?? [];
        return [path, ...nestedPaths(value, keys).map((rest) => [...path, ...rest])];
      }),
    ),
  );

/** Takes a fact out of a build in place; a fact that is already gone with what held it stays gone. */
export const deleteFact = (build: CheckedBuild, path: FactPath): void => {
  const holder = path.slice(0, -1).reduce<unknown>((value, key) => at(value, key), build);
  const last = path.at(-1);
  if (isObject(holder) && last !== undefined) deleteProperty(holder, last);
};

/** The build with one fact less, once for each of its facts. */
export const deletions = (build: CheckedBuild): { path: string; build: CheckedBuild }[] =>
  factPaths(build).map((path) => {
    const copy = structuredClone(build);
    deleteFact(copy, path);
    return { path: path.join('.'), build: copy };
  });
