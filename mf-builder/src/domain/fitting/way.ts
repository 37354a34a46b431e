import type { BuildComponents, DraftBuild, PartQuantity } from '@rig4u/shared/builds';
import type { CatalogueType } from '../../catalogue/schema';
import { addPart, swapPart } from '../choices/change-build';
import { fromComponents } from '../compatibility/checked-build';
import type { CheckedBuild } from '../compatibility/types';
import type { Swap } from './swap';

/** Parts of one type that join what is chosen for it; nothing goes. */
export interface Addition {
  type: CatalogueType;
  added: readonly PartQuantity[];
  /** What the build costs more, in cents. */
  moreCents: number;
}

/** A change of a build that may clear a finding. */
export type Way = Swap | Addition;

export const isAddition = (way: Way): way is Addition => 'added' in way;

/** The build with a way taken. */
export const takeWay = (build: DraftBuild, way: Way): DraftBuild =>
  isAddition(way)
    ? way.added.reduce((next, { part, quantity }) => addPart(next, way.type, part, quantity), build)
    : swapPart(build, way.type, way.place, way.to);

/** The build with a way taken, as the check sees it. */
export const afterWay = (components: BuildComponents, way: Way): CheckedBuild =>
  fromComponents(takeWay({ components }, way).components);
