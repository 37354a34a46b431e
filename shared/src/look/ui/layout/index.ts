import { element } from '../../element';
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
  visuallyHiddenRecipe,
} from './recipe';

export { Box } from './box';
export { Flex, Grid } from './flex-and-grid';
export { HStack, Stack, Wrap } from './stack';

/**
 * The column of the page: 1280 px and a gutter at both sides, `wide` 1672 px for tables. `room` keeps free space above and
 * below.
 */
export const Container = element('div', containerRecipe);

/** Things below each other. */
export const Column = element('div', columnRecipe);

/** Things beside each other, centred on one line; they wrap where there is no room. */
export const Row = element('div', rowRecipe);

/** The child of a `Row` that takes the rest of the line; its long words break. */
export const Fill = element('div', fillRecipe);

/** Cards of equal width: three in a row, fewer where there is no room. */
export const CardGrid = element('ul', cardGridRecipe);

/** Two columns from `lg` on: equal, or with the second one as an aside. */
export const Columns = element('div', columnsRecipe);

/** The place of a picture: as wide as its size says, never wider than what it is in. */
export const Frame = element('div', frameRecipe);

/** A bar that stays in sight at an edge of the window. */
export const StickyBar = element('div', stickyBarRecipe);

export const Separator = element('hr', separatorRecipe);

/** Words for whoever hears the page only. */
export const VisuallyHidden = element('span', visuallyHiddenRecipe);
