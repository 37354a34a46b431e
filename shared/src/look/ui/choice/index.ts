export { ChoiceTile, type ChoiceTileProps } from './choice-tile';
