import { chakra } from '@chakra-ui/react/styled-system';
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

export const TitleLine = chakra('div', titleLineRecipe);
export const QuietLine = chakra('div', quietLineRecipe);
export const Regions = chakra('div', regionsRecipe);
export const ListPlace = chakra('aside', listPlaceRecipe);
export const RailPlace = chakra('section', railPlaceRecipe);
export const ThumbBar = chakra('section', thumbBarRecipe);
export const AboveBar = chakra('div', aboveBarRecipe);
export const Entries = chakra('div', entriesRecipe);
export const OptionsHead = chakra('div', optionsHeadRecipe);
export const PurposeLine = chakra('p', purposeLineRecipe);
export const FilterBar = chakra('div', filterBarRecipe);
export const LoadingRows = chakra('div', loadingRowsRecipe);
export const OptionsFrame = chakra('div', optionsFrameRecipe);
export const OptionsTable = chakra('table', optionsTableRecipe);
export const CategoryButton = chakra('button', categoryButtonRecipe);
export const Tray = chakra('section', trayRecipe);
export const Switch = chakra('div', switchRecipe);
export const Rail = chakra('div', railRecipe);
export const Report = chakra('section', reportRecipe);
export const Findings = chakra('ul', findingsRecipe);
export const Draw = chakra('div', drawRecipe);
export const Estimates = chakra('ul', estimatesRecipe);
export const RailFoot = chakra('div', railFootRecipe);
export { PlainIcon } from './plain-icon';
