import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredPart } from '@rig4u/shared/builds';
import * as v from 'valibot';
import { parseCatalogue } from '../src/catalogue/parse';
import { type CatalogueType, catalogueTypes, type Part } from '../src/catalogue/schema';

const folder = path.join(import.meta.dirname, '../src/catalogue/data');

/** The data file of a type before it is parsed. Run by itself, without a bundler, a program cannot import it. */
export const readCatalogueFile = (type: CatalogueType): unknown =>
  JSON.parse(readFileSync(path.join(folder, `${type}.json`), 'utf8'));

/** The parts of a type, from its data file. */
export const partsInFile = <T extends CatalogueType>(type: T): readonly Part<T>[] =>
  parseCatalogue(type, readCatalogueFile(type));

const retired = v.array(v.looseObject({ id: v.string(), type: v.string() }));

/** The part with an id, listed or no longer sold; undefined where the catalogue never had it in the type. */
export function partById<T extends CatalogueType>(type: T, id: string): Part<T> | undefined {
  const listed = partsInFile(type).find((one) => one.id === id);
  if (listed) return listed;
  return retiredParts(type).find((one) => one.id === id);
}

/** The parts of a type that the catalogue listed once. */
export const retiredParts = <T extends CatalogueType>(type: T): readonly Part<T>[] => {
  const file: unknown = JSON.parse(readFileSync(path.join(folder, 'retired.json'), 'utf8'));
  return parseCatalogue(
    type,
    v.parse(retired, file).filter((one) => one.type === type),
  );
};

/** Every part that the catalogue listed once, type by type. */
export const everyRetired = (): readonly Part[] =>
  catalogueTypes.flatMap((type): readonly Part[] => retiredParts(type));

/** Every part of the catalogue, type by type. */
export const allParts = (): readonly Part[] => catalogueTypes.flatMap((type): readonly Part[] => partsInFile(type));

/** A part of the catalogue, or one that a test makes up, as a build keeps it. */
export const storedPart = ({
  id,
  name,
  price,
  specs,
}: Pick<Part, 'id' | 'name' | 'price'> & { specs: object }): StoredPart => ({ id, name, price, specs: { ...specs } });
