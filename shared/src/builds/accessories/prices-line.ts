import { formatMonth } from '../../kernel/format';
import { isOverAYearOld } from '../months';
import { accessoryPriceDate } from './list';

/** Of when the prices of the accessories are: `Accessories: guide prices of September 2025.`, and whether that is more than a year ago. */
export const accessoryPricesLine = (today: Date): string =>
  [
    `Accessories: guide prices of ${formatMonth(accessoryPriceDate)}.`,
    ...(isOverAYearOld(accessoryPriceDate, today) ? ['These prices are more than a year old.'] : []),
  ].join(' ');
