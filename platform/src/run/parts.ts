import { readParts, releasedOf } from '../../workspace/src/parts/parts';
import { root } from './root';

/** The parts of this repository. */
export const parts = readParts(root);

/** Parts that are built and released, in the order in which they go live. */
export const releasedParts = releasedOf(parts);
