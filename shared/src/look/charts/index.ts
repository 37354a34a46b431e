import { chakra } from '@chakra-ui/react/styled-system';
import { stackedTableRecipe } from './stacked-table';
import { staircaseRecipe } from './staircase';

/*
 * What is said of a build in figures: a curve and tables beside it. They are an entry of their own, since they come after a screen, when
 * there is something to show.
 */

/**
 * Around a `.plot` and its `.legend`. In the plot an svg of 100 by 100 holds what `data-role` says: `band` and `line`; each `b` is a mark
 * (`step`, `here`, `next`, `other`), each `i` a rule. Words are `.estimate`, `.budget` and `.word`; `data-room` and `data-fine` say what
 * goes first where it is narrow.
 */
export const Staircase = chakra('div', staircaseRecipe);

/** Around a table whose cells are words. On a phone a row is a block: `data-label` says there what a cell is. */
export const StackedTable = chakra('div', stackedTableRecipe);
