import { element } from '../../element';
import { skeletonRecipe } from './recipe';

/** Holds the place of what is loading, in its size: `shape` names the usual ones. */
export const Skeleton = element('div', skeletonRecipe, { 'aria-hidden': true });
