import { partTypeNames } from '@rig4u/shared/builds';
import { partSchemas, type CatalogueType } from '../../../catalogue/schema';

/** Whether the catalogue holds parts of a type. */
export const isOffered = (type: string): type is CatalogueType => Object.hasOwn(partSchemas, type);

/** The part types that the catalogue holds, in the order of the component list. */
export const offered: readonly CatalogueType[] = partTypeNames.filter(isOffered);
