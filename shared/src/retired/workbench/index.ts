import { element } from '../../look/element';
import { entriesRecipe } from './entries';
import {
  categoryButtonRecipe,
  filterBarRecipe,
  loadingRowsRecipe,
  optionsFrameRecipe,
  optionsHeadRecipe,
  purposeLineRecipe,
  switchRecipe,
  trayRecipe,
} from './options-head';
import { optionsTableRecipe } from './options-table';
import { drawRecipe, estimatesRecipe, findingsRecipe, reportRecipe } from './report';
import { railFootRecipe, railRecipe } from './rail';
import {
  aboveBarRecipe,
  listPlaceRecipe,
  quietLineRecipe,
  railPlaceRecipe,
  regionsRecipe,
  thumbBarRecipe,
  titleLineRecipe,
} from './regions';

/*
 * The words of a screen on which somebody works: a list, options in a table, and beside them what comes of it. They are an entry
 * of their own, so that other screens do not carry them. What repeats inside them is plain elements with class names.
 */

export const TitleLine = element('div', titleLineRecipe);
export const QuietLine = element('div', quietLineRecipe);
export const Regions = element('div', regionsRecipe);
export const ListPlace = element('aside', listPlaceRecipe);
export const RailPlace = element('section', railPlaceRecipe);
export const ThumbBar = element('section', thumbBarRecipe);
export const AboveBar = element('div', aboveBarRecipe);
export const Entries = element('div', entriesRecipe);
export const OptionsHead = element('div', optionsHeadRecipe);
export const PurposeLine = element('p', purposeLineRecipe);
export const FilterBar = element('div', filterBarRecipe);
export const LoadingRows = element('div', loadingRowsRecipe);
export const OptionsFrame = element('div', optionsFrameRecipe);
export const OptionsTable = element('table', optionsTableRecipe);
export const CategoryButton = element('button', categoryButtonRecipe);
export const Tray = element('section', trayRecipe);
export const Switch = element('div', switchRecipe);
export const Rail = element('div', railRecipe);
export const Report = element('section', reportRecipe);
export const Findings = element('ul', findingsRecipe);
export const Draw = element('div', drawRecipe);
export const Estimates = element('ul', estimatesRecipe);
export const RailFoot = element('div', railFootRecipe);
export { PlainIcon } from './plain-icon';
