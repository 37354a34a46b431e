import { element } from '../../look/element';
import { comparisonTableRecipe } from './comparison-table';
import { drawingRecipe } from './drawing';
import { fitFrameRecipe, fitGridRecipe } from './fit-view';
import { galleryRecipe } from './gallery';
import { lineChartRecipe } from './line-chart';

/**
 * Around the plain shapes of a fit view, which say by `data-` attributes what they are. `layout` names its place: `rail` and
 * `details` have a height of their own, `large` takes the height it needs; `measures` and `bench` are lists.
 */
export const FitFrame = element('div', fitFrameRecipe);

/** The large fit view: two columns where its own place is wide enough, and on paper. */
export const FitGrid = element('div', fitGridRecipe);

/** A drawing made from facts, 240 × 200. Its paths name their colours, and this maps the names to the theme. */
export const Drawing = element('svg', drawingRecipe);

/** The options as cards: pictures of parts, which come when somebody asks for them. */
export const Gallery = element('ul', galleryRecipe);

/**
 * Around a plain table of things side by side: a column each. Cells say by class names what they are: `best` stands out, `note` says
 * how a value stands beside the others. `pair` is for two, which a phone shows without scrolling sideways.
 */
export const ComparisonTable = element('div', comparisonTableRecipe);
export { Arrow } from './arrow';

/**
 * A few values over time. Children say by `data-at` where they are (`top`, `foot`, `start`, `end`, `target`), shapes of the drawing by
 * `data-role` what they are (`line`, `point`, `estimate`, `target`).
 */
export const LineChart = element('div', lineChartRecipe);
