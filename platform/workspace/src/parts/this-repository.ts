import { root } from '@rig4u/kernel';
import { readParts, releasedOf } from './parts';

/** The parts of this repository. */
export const parts = readParts(root);

/** Parts that are built and released, in the order in which they go live. */
export const releasedParts = releasedOf(parts);
