import { element } from '../../element';
import { stripRecipe } from './recipe';

/**
 * A few things side by side that are compared at a glance: `<li><button>` or `<li><p>`, with `<b>` for the figure and
 * `<small>` for its lines. `data-on` on an `li` marks the one that counts now.
 */
export const Strip = element('ul', stripRecipe);
