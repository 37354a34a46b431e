import { patiently, useModule } from '@rig4u/shared/lazy';
import { Art, artFor } from '@rig4u/shared/ui';
import type { CatalogueType } from '../../catalogue/schema';
import type { Facts } from '../../domain/drawings/facts';

/** What is drawn of a part: its type and its facts, each of which may be absent. */
export type Drawable = { [T in CatalogueType]: { type: T; specs: Facts<T> } }[CatalogueType];

type Code = typeof import('./drawing-of-part');

// Why kept: a card that comes later shows its part at once, not the type's drawing for a moment.
let here: Code | undefined;
const load = () => patiently(async () => (here = await import(/* webpackChunkName: "drawings" */ './drawing-of-part')));
const stayAsIs = () => undefined;

/**
 * A part drawn by its facts, at one scale for its type. Until the code is there, and where it does not come, the type's own
 * drawing is shown. Decorative: the facts stand beside it.
 */
export function PartDrawing({ part }: { part: Drawable }) {
  const loaded = useModule(load, here === undefined, stayAsIs);
  const code = here ?? loaded;
  return code ? (
    <code.DrawingOfPart part={part} />
  ) : (
    <Art name={artFor(part.type) ?? 'component'} aspectRatio="240 / 200" />
  );
}
