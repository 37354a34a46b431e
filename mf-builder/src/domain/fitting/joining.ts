import { chosenOf, type BuildComponents, type PartQuantity, type StoredPart } from '@rig4u/shared/builds';
import type { CatalogueType } from '../../catalogue/schema';
import { mostOfOne } from '../choices/change-build';
import type { Addition } from './way';

const lineOf = (components: BuildComponents, type: CatalogueType, { id }: StoredPart): PartQuantity | undefined =>
  chosenOf(components, type).find(({ part }) => part.id === id);

/** Whether so many more of a part may join what is chosen for its type. */
// Why not where it is owned: a further piece would join what costs nothing.
export function mayJoin(components: BuildComponents, type: CatalogueType, part: StoredPart, pieces: number): boolean {
  const line = lineOf(components, type, part);
  return line === undefined || (!line.part.owned && line.quantity + pieces <= mostOfOne);
}

/** What a piece of a part adds to the total: where the part is chosen already, it costs what it costs there. */
export const pieceCents = (components: BuildComponents, type: CatalogueType, part: StoredPart): number =>
  Math.round((lineOf(components, type, part)?.part ?? part).price * 100);

/** An addition with what it costs. */
export const additionOf = (
  components: BuildComponents,
  type: CatalogueType,
  added: readonly PartQuantity[],
): Addition => ({
  type,
  added,
  moreCents: added.reduce((sum, { part, quantity }) => sum + pieceCents(components, type, part) * quantity, 0),
});
