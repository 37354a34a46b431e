import { chakra } from '@chakra-ui/react/styled-system';
import { cardRecipe, sheetRecipe } from './recipe';

/** A surface with one edge; its padding is the content's choice (24 px is usual: `p="6"`). */
export const Card = chakra('div', cardRecipe);

/** Dotted paper, for behind a drawing or an empty state only. */
export const Sheet = chakra('div', sheetRecipe);
