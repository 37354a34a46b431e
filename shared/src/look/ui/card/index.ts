import { chakra } from '@chakra-ui/react/styled-system';
import { cardRecipe, sheetRecipe } from './recipe';

/**
 * A surface with one edge. `pad` is the room around its content, `measure` the width of a card that is alone on its page,
 * `stacked` lays head, body and foot below each other.
 */
export const Card = chakra('div', cardRecipe);

/** Dotted paper, for behind a drawing or an empty state only. */
export const Sheet = chakra('div', sheetRecipe);
