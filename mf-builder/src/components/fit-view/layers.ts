import type { CatalogueType } from '../../catalogue/schema';
import type { BoxShape, FitShape } from '../../domain/fit-view/types';

/** What is drawn together: the boxes of a part, or one shape that is no box. */
export interface Layer {
  part?: CatalogueType | undefined;
  boxes: BoxShape[];
  shape?: FitShape;
}

/**
 * The shapes in painter's order: the boxes of a part are together where its first one is, and what speaks of limits is in
 * front of all parts.
 */
export const layersOf = (shapes: readonly FitShape[]): Layer[] => {
  const parts: Layer[] = [];
  const front: Layer[] = [];
  for (const shape of shapes) {
    if (shape.kind === 'box') {
      const same = shape.part && parts.find(({ part }) => part === shape.part);
      if (same) same.boxes.push(shape);
      else parts.push({ part: shape.part, boxes: [shape] });
    } else (shape.kind === 'line' ? parts : front).push({ boxes: [], shape });
  }
  return [...parts, ...front];
};
