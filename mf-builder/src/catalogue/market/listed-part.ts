import type { StoredPart } from '@rig4u/shared/builds';
import type { DerivedPart } from '../../../market/src/derived/derive';
import { isCatalogueType, specSchemas, type CatalogueType, type ListedPart } from '../schema';
import { storedPart } from './stored-part';

/**
 * Whether a stored part can stand in a list. Why no parsing: the import has read each fact by its own schema, and a form what was entered; what is left
 * to check is that no other fact is there.
 */
export const isListed = (part: StoredPart): part is ListedPart => {
  const { type, brand, specs = {} } = part;
  if (!isCatalogueType(type) || brand === undefined) return false;
  return Object.keys(specs).every((fact) => Object.hasOwn(specSchemas[type].entries, fact));
};

/** A part of the market as lists show it. What a visitor chooses of them is what a build keeps. */
export function listedPart(type: CatalogueType, derived: DerivedPart): ListedPart {
  const part = storedPart(type, derived);
  if (!isListed(part)) throw new Error(`${part.name} has facts that no ${type} has.`);
  return part;
}
