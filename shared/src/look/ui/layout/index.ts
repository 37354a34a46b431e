import { chakra } from '@chakra-ui/react/styled-system';
import {
  cardGridRecipe,
  columnRecipe,
  columnsRecipe,
  containerRecipe,
  fillRecipe,
  frameRecipe,
  rowRecipe,
  separatorRecipe,
  stickyBarRecipe,
} from './recipe';

export { Box } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export { HStack, Stack, Wrap } from './stack';

/**
 * The column of the page: 1280 px and a gutter at both sides, `wide` 1672 px for tables. `room` keeps free space above and
 * below.
 */
export const Container = chakra('div', containerRecipe);

/** Things below each other. */
export const Column = chakra('div', columnRecipe);

/** Things beside each other, centred on one line; they wrap where there is no room. */
export const Row = chakra('div', rowRecipe);

/** The child of a `Row` that takes the rest of the line; its long words break. */
export const Fill = chakra('div', fillRecipe);

/** Cards of equal width: three in a row, fewer where there is no room. */
export const CardGrid = chakra('ul', cardGridRecipe);

/** Two columns from `lg` on: equal, or with the second one as an aside. */
export const Columns = chakra('div', columnsRecipe);

/** The place of a picture: as wide as its size says, never wider than what it is in. */
export const Frame = chakra('div', frameRecipe);

/** A bar that stays in sight at an edge of the window. */
export const StickyBar = chakra('div', stickyBarRecipe);

export const Separator = chakra('hr', separatorRecipe);
