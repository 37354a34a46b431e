import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredPart } from '@rig4u/shared/builds';
import { parseCatalogue } from '../src/catalogue/parse';
import { type CatalogueType, catalogueTypes, type Part } from '../src/catalogue/schema';

const folder = path.join(import.meta.dirname, '../src/catalogue/data');

/** The data file of a type before it is parsed. Run by itself, without a bundler, a program cannot import it. */
export const readCatalogueFile = (type: CatalogueType): unknown =>
  JSON.parse(readFileSync(path.join(folder, `${type}.json`), 'utf8'));

/** The parts of a type, from its data file. */
export const partsInFile = <T extends CatalogueType>(type: T): readonly Part<T>[] =>
  parseCatalogue(type, readCatalogueFile(type));

/** Every part of the catalogue, type by type. */
export const allParts = (): readonly Part[] => catalogueTypes.flatMap((type): readonly Part[] => partsInFile(type));

/** A part of the catalogue, or one that a test makes up, as a build keeps it. */
export const storedPart = ({
  id,
  name,
  price,
  specs,
}: Pick<Part, 'id' | 'name' | 'price'> & { specs: object }): StoredPart => ({ id, name, price, specs: { ...specs } });
