import { formatMonth } from '../kernel/format';
import { partLines } from './components';
import type { BuildComponents } from './schema';

/** Which month the newest price of a build is of: `guide prices of August 2025`; undefined where no part carries a date. */
export function guidePrices(components: BuildComponents): string | undefined {
  // ISO dates compare as texts.
  const newest = partLines(components)
    .flatMap(({ part: { priceDate } }) => priceDate ?? [])
    .reduce((latest, date) => (date > latest ? date : latest), '');
  return newest === '' ? undefined : `guide prices of ${formatMonth(newest)}`;
}
