export { ChoiceTile, type ChoiceTileProps } from './choice-tile';
export { TickTile, type TickTileProps } from './tick-tile';
