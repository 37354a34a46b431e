export { addPrices, newestPoint, pointsOf, type PartPrice } from './history';
export { currentPrice, withCurrentPrices, type Priced } from './current';
export { dayText, isoDay } from './day';
export { historyText, shortChange, sinceSaved } from './texts';
export { knownParts } from './known';
export { maxList, readPriceList, type Known, type PriceList, type ReadList, type RowError } from './price-list';
export { priceChanges, type LineChange, type PriceChanges } from './changes';
export { cataloguePoints, pricePoints, type SourcedPoint } from './points';
