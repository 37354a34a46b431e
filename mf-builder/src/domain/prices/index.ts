export { addPrices, pointsOf } from './price-history';
export { currentPrice, withCurrentPrices, type Priced } from './current-price';
export { dayText, isoDay } from './day-text';
export { historyText, shortChange, sinceSaved } from './price-texts';
export { knownParts } from './known-parts';
export { maxList, readPriceList, type RowError } from './price-list';
export { priceChanges, type PriceChanges } from './price-changes';
export { cataloguePoints, pricePoints, type SourcedPoint } from './price-points';
