import { chosenOf, type BuildComponents, type StoredPart } from '@rig4u/shared/builds';
import { readMarketId } from '../../catalogue/market/market-id';
import { catalogueTypes, type CatalogueType } from '../../catalogue/schema';

/** A part of a build, by its place among those chosen for its type. */
export interface AskedPart {
  type: CatalogueType;
  place: number;
  part: StoredPart;
}

/** A part of which a visitor may know more: one of the market, or an own one. Of the catalogue's, keepers wrote down what is known. */
const mayBeAsked = ({ id }: StoredPart): boolean => id.startsWith('own-') || readMarketId(id) !== undefined;

/** The parts of a build that may be asked. */
export const askedParts = (components: BuildComponents): AskedPart[] =>
  catalogueTypes.flatMap((type) =>
    chosenOf(components, type).flatMap(({ part }, place) => (mayBeAsked(part) ? [{ type, place, part }] : [])),
  );
