export { accountBuilds, keepInAccount, type AccountBuild } from './account';
export { estimatedLines, guidePrices, pricesLine } from './guide-prices';
export { monthsText } from './months';
export {
  chosenOf,
  completeness,
  hasNoPrice,
  lineCents,
  partLines,
  sumOf,
  sumOfLines,
  totalOf,
  type Completeness,
  type PartLine,
  type Sum,
} from './components';
export { partName } from './part-name';
export {
  isPartType,
  nextType,
  partGroups,
  partTypeInfo,
  partTypeNames,
  partTypes,
  requiredTypes,
  type PartGroup,
  type PartType,
  type PartTypeInfo,
} from './part-types';
export { purchaseHandOff, purchaseOf, type PurchaseHandOff } from './purchase-hand-off';
export { totalText, unpricedText } from './total-text';
export { soldLine, soldText } from './sold-until';
export { deleteBuild, newBuild, saveBuild, updateBuild, type BuildChange } from './saved-list';
export {
  buildComponents,
  savedBuild,
  storedPart,
  type BuildComponents,
  type ChosenPart,
  type DraftBuild,
  type PartQuantity,
  type SavedBuild,
  type StoredPart,
} from './schema';
export {
  draftBuild,
  editedBuilds,
  knownRules,
  priceHistory,
  savedBuilds,
  unsavedTexts,
  type BuildTexts,
  type PriceHistory,
  type PricePoint,
} from './stores';
export {
  findingParam,
  findingSearch,
  longestSentence,
  verdictOf,
  type VerdictCounts,
  type VerdictSummary,
} from './verdict-summary';
export { openCounts, probablyText, summaryWords, verdictWords, type VerdictWords } from './verdict-words';
export { partsMark } from './parts-mark';
