import * as v from 'valibot';
import { parseCatalogue } from './parse';
import { type CatalogueType, isCatalogueType, type Part } from './schema';

const typed = v.array(v.looseObject({ type: v.custom<CatalogueType>(isCatalogueType, 'a part type') }));

let kept: readonly Part[] | undefined;

/**
 * Parts that the catalogue listed once. Ids are never given twice, so a link that names one still finds it. A successful load is kept; a
 * failed one may be tried again.
 */
export const loadRetired = async (): Promise<readonly Part[]> => {
  if (kept) return kept;
  const { default: data } = await import(/* webpackChunkName: "parts-retired" */ './data/retired.json');
  kept = v.parse(typed, data).flatMap((part): readonly Part[] => parseCatalogue(part.type, [part]));
  return kept;
};
