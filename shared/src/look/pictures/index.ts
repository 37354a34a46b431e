import { chakra } from '@chakra-ui/react/styled-system';
import { drawingRecipe } from './drawing';
import { fitFrameRecipe, fitGridRecipe } from './fit-view';
import { comparisonTableRecipe, galleryRecipe } from './gallery';
import { lineChartRecipe } from './line-chart';

/**
 * Around the plain shapes of a fit view, which say by `data-` attributes what they are. `layout` names its place: `rail` and
 * `details` have a height of their own, `large` takes the height it needs; `measures` and `bench` are lists.
 */
export const FitFrame = chakra('div', fitFrameRecipe);

/** The large fit view: two columns where its own place is wide enough, and on paper. */
export const FitGrid = chakra('div', fitGridRecipe);

/** A drawing made from facts, 240 × 200. Its paths name their colours, and this maps the names to the theme. */
export const Drawing = chakra('svg', drawingRecipe);

/** The options as cards, and options side by side: pictures of parts, which come when somebody asks for them. */
export const Gallery = chakra('ul', galleryRecipe);
export const ComparisonTable = chakra('div', comparisonTableRecipe);

/**
 * A few values over time. Children say by `data-at` where they are (`top`, `foot`, `start`, `end`, `target`), shapes of the drawing by
 * `data-role` what they are (`line`, `point`, `estimate`, `target`).
 */
export const LineChart = chakra('div', lineChartRecipe);
