import { element } from '../element';
import { barsRecipe, commandRecipe, figuresRecipe, timelineRecipe } from './bars';
import { stackedTableRecipe } from './stacked-table';
import { staircaseRecipe } from './staircase';

/*
 * What is said in figures, of a build and of releases: a curve, tables, bars, moments. They are an entry of their own, since they come after a screen, when
 * there is something to show.
 */

/**
 * Around a `.plot` and its `.legend`. In the plot an svg of 100 by 100 holds what `data-role` says: `band` and `line`; each `b` is a mark
 * (`step`, `here`, `next`, `other`), each `i` a rule. Words are `.estimate`, `.budget` and `.word`; `data-room` and `data-fine` say what
 * goes first where it is narrow.
 */
export const Staircase = element('div', staircaseRecipe);

/** Around a table whose cells are words. On a phone a row is a block: `data-label` says there what a cell is. */
export const StackedTable = element('div', stackedTableRecipe);

/** Around `data-row`s (a name, a bar, its figure) or single bars: `data-bar` around an `i` as wide as the share, and a `u` at its limit. */
export const Bars = element('div', barsRecipe);

/** Around `Fact`s with figures, of which the first has bars. */
export const Figures = element('dl', figuresRecipe);

/** What happened, moment by moment: each `li` has a `time` and words. */
export const Timeline = element('ol', timelineRecipe);

/** Around what a command does (`small`), the command (`code`) and its button. */
export const CommandLine = element('div', commandRecipe);
