import { chosenOf, lineCents, partTypeNames, type BuildComponents, type StoredPart } from '@rig4u/shared/builds';
import type { CatalogueType, Part } from '../../catalogue/schema';

/** The parts that a way out may bring in, by type. */
export type Candidates = { readonly [T in CatalogueType]?: readonly Part[] };

/** One part of the build replaced by one of the catalogue. */
export interface Swap {
  type: CatalogueType;
  /** Which of the parts chosen for the type goes, from 0 on. */
  place: number;
  /** The part that goes. */
  from: StoredPart;
  to: Part;
  /** What the build costs more, in cents; less where it is negative. */
  moreCents: number;
}

/** Every swap of a part of these types, in the order of the component list, then of the candidates. */
export const swapsOf = (components: BuildComponents, types: readonly CatalogueType[], candidates: Candidates): Swap[] =>
  partTypeNames
    .filter((type) => types.includes(type))
    .flatMap((type) =>
      chosenOf(components, type).flatMap((line, place) => {
        const { part: from, quantity } = line;
        const before = lineCents(line);
        return (candidates[type] ?? [])
          .filter(({ id }) => id !== from.id)
          .map((to) => ({ type, place, from, to, moreCents: lineCents({ part: to, quantity }) - before }));
      }),
    );
