import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renew } from '../checks/guide-prices/renew';
import { parseEarlierPrices } from '../src/catalogue/earlier-prices';
import type { MarketClass } from '../src/domain/prices/market/market-schema';
import type { PartPrice } from '../src/domain/prices/price-history';
import { writeTogether } from './write-together';

const root = path.join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

export interface Wanted {
  /** New guide prices. */
  prices: readonly PartPrice[];
  /** The dated changes of the classes. */
  classes: readonly MarketClass[];
  /** Files that are written with the others, by their name in mf-builder. */
  beside?: ReadonlyMap<string, string>;
  dryRun: boolean;
}

/**
 * Renews the catalogue's prices and composes the presets at them; says what changes, and writes all of it or nothing. False where it is
 * refused.
 */
export function renewFiles({ prices, classes, beside = new Map(), dryRun }: Wanted): boolean {
  const earlier = parseEarlierPrices(JSON.parse(read('src/catalogue/data/earlier-prices.json')));
  const renewal = renew({ textOf: (type) => read(`src/catalogue/data/${type}.json`), earlier }, prices, classes);
  for (const { id, price, date, estimatedFrom, before } of renewal.changes) {
    const from = estimatedFrom
      ? `, from $${estimatedFrom.price} (${estimatedFrom.date}) by the change of its class`
      : '';
    console.log(`${id} ${before.name}: $${before.price} (${before.priceDate}) becomes $${price} (${date})${from}`);
  }
  console.log(`${renewal.changes.length} prices change.`);
  if (!renewal.ok) {
    for (const reason of renewal.reasons) console.error(reason);
    console.error('Nothing was written.');
    return false;
  }
  const files = new Map([...beside, ...renewal.files]);
  if (dryRun || files.size === 0) {
    console.log('Nothing was written.');
    return true;
  }
  writeTogether(new Map([...files].map(([name, text]) => [path.join(root, name), text])));
  console.log(
    `Written: ${[...files.keys()].join(', ')}. Now run npm test: it names each guide and test that states a price.`,
  );
  return true;
}
