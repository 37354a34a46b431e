export { addPrices, newestPoint, pointsOf, type PartPrice } from './price-history';
export { currentPrice, withCurrentPrices, type Priced } from './current-price';
export { dayText, isoDay } from './day-text';
export { historyText, shortChange, sinceSaved } from './price-texts';
export { knownParts } from './known-parts';
export { maxList, readPriceList, type Known, type PriceList, type ReadList, type RowError } from './price-list';
export { priceChanges, type LineChange, type PriceChanges } from './price-changes';
export { cataloguePoints, pricePoints, type SourcedPoint } from './price-points';
