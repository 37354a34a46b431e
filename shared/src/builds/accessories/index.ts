export { brandOf } from './brand';
export { accessoryCategories, type AccessoryCategoryInfo } from './categories';
export { type AccessoryGroup, accessoryTotal, groupByCategory, priceText, recommendedFor } from './choose';
export { accessories, accessoryById, accessoryPriceDate } from './list';
export { accessoryPricesLine } from './prices-line';
export {
  type Accessory,
  type AccessoryCategory,
  accessoryCategoryNames,
  accessorySchema,
  type AccessoryTheme,
  accessoryThemes,
  parseAccessories,
  type UseCase,
  useCases,
} from './schema';
