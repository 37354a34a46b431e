import { element } from '../../element';
import { cardRecipe, sheetRecipe } from './recipe';

/**
 * A surface with one edge. `pad` is the room around its content, `measure` the width of a card that is alone on its page,
 * `stacked` lays head, body and foot below each other.
 */
export const Card = element('div', cardRecipe);

/** Dotted paper, for behind a drawing or an empty state only. */
export const Sheet = element('div', sheetRecipe);
