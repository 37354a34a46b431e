import { sumDollars, wholeDollars } from '../../kernel/format';
import { accessoryCategories, type AccessoryCategoryInfo } from './categories';
import { accessoryThemes, type Accessory } from './schema';

const isAccessoryTheme = (theme: string): boolean => accessoryThemes.some((name) => name === theme);

/**
 * What goes with a use case and a look, recommended items first, otherwise in the given order.
 * A look that accessories do not have (a build may be `compact`) leaves the choice to the use case.
 */
export function recommendedFor(items: readonly Accessory[], useCase: string, theme: string): readonly Accessory[] {
  const anyTheme = !isAccessoryTheme(theme);
  const fitting = items.filter(
    (item) =>
      item.compatibility.some((name) => name === useCase) && (anyTheme || item.theme.some((name) => name === theme)),
  );
  return [...fitting.filter((item) => item.recommended), ...fitting.filter((item) => !item.recommended)];
}

export interface AccessoryGroup extends AccessoryCategoryInfo {
  items: readonly Accessory[];
}

/** Items by category, in the order of the categories; categories without an item are left out. */
export const groupByCategory = (items: readonly Accessory[]): readonly AccessoryGroup[] =>
  accessoryCategories
    .map((info) => ({ ...info, items: items.filter((item) => item.category === info.category) }))
    .filter((group) => group.items.length > 0);

/** `$350`, or 'Price N/A' for an item without a price. */
export const priceText = ({ price }: Pick<Accessory, 'price'>): string =>
  price === undefined ? 'Price N/A' : wholeDollars(price);

/** Sum in dollars; an item without a price adds nothing. */
export const accessoryTotal = (items: readonly Accessory[]): number => sumDollars(items.map((item) => item.price ?? 0));
