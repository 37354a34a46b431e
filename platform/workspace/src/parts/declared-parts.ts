import { root } from '@rig4u/kernel';
import { readDeclared } from './declared';
import { releasedParts } from './this-repository';

/** What each released part of this repository says of itself. */
export const declaredParts = releasedParts.map((part) => readDeclared(root, part));
