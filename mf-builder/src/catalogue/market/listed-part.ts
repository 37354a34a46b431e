import * as v from 'valibot';
import type { StoredPart } from '@rig4u/shared/builds';
import type { DerivedPart } from '../../../market/src/derived/derive';
import { isCatalogueType, specSchemas, type CatalogueType, type ListedPart } from '../schema';
import { storedPart } from './stored-part';

/** Whether a part has the facts of its type alone. */
const isNamed = (part: StoredPart): part is ListedPart => {
  const { type, brand, specs = {} } = part;
  if (!isCatalogueType(type) || brand === undefined) return false;
  return Object.keys(specs).every((fact) => Object.hasOwn(specSchemas[type].entries, fact));
};

/** Whether a stored part can stand in a list: an imported build may hold whatever it likes. */
export function isListed(part: StoredPart): part is ListedPart {
  if (!isNamed(part)) return false;
  const entries: Readonly<Record<string, v.GenericSchema>> = specSchemas[part.type].entries;
  return Object.entries(part.specs).every(([fact, value]) => {
    const schema = entries[fact];
    return schema !== undefined && v.is(schema, value);
  });
}

/** A part of the market as lists show it. What a visitor chooses of them is what a build keeps. */
export function listedPart(type: CatalogueType, derived: DerivedPart): ListedPart {
  const part = storedPart(type, derived);
  // Why no parsing: the import has read each fact by its own schema.
  if (!isNamed(part)) throw new Error(`${part.name} has facts that no ${type} has.`);
  return part;
}
