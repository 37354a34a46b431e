import { eventually } from '@rig4u/kernel/until';
import type { Locator, Page } from 'playwright-core';
import { readBuild } from './working-build';

interface Priced {
  id: string;
  price: number;
  priceDate?: string;
  estimatedFrom?: { price: number };
  owned?: boolean;
}
export interface PaidLine {
  part: Priced;
  quantity: number;
}
/** Parts of a build as the browser keeps them: one, or several with their quantities. */
export type KeptParts = Record<string, Priced | PaidLine[] | null>;

/** A build's total as section 5 of the specification shows it. */
export interface Money {
  cents: number;
  /** With two decimals: in the picker and in the exports. */
  exact: string;
  /** Without: in lists and on the purchase page. */
  whole: string;
}

/** The lines of a build, each with its quantity. */
export const linesOf = (parts: KeptParts): PaidLine[] =>
  Object.values(parts).flatMap((kept) => {
    if (!kept) return [];
    return Array.isArray(kept) ? kept : [{ part: kept, quantity: 1 }];
  });

/** Cents as an amount, with two decimals or none. */
export const amountOf = (cents: number, digits: 0 | 2): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: digits });

/** What a build costs, added up here and not by the product. What is owned costs nothing. */
export function moneyOf(parts: KeptParts): Money {
  const cents = linesOf(parts).reduce(
    (sum, { part, quantity }) => (part.owned ? sum : sum + Math.round(part.price * 100) * quantity),
    0,
  );
  return { cents, exact: amountOf(cents, 2), whole: amountOf(cents, 0) };
}

/** The parts of the build that a visitor works on. */
export async function partsInWork(page: Page): Promise<KeptParts> {
  const { components }: { components: KeptParts } = JSON.parse(await readBuild(page));
  return components;
}

/** Every amount in a text, as it is written. */
export const amountsIn = (text: string): string[] => text.match(/-?\$[\d,]+(?:\.\d{2})?/g) ?? [];

/** The sum of amounts as they are written, in cents. */
export const sumOf = (amounts: readonly string[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(Number(amount.replace(/[$,]/g, '')) * 100), 0);

/** What is seen of a place; of a field, what is in it. */
export const seen = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    if (element instanceof HTMLTextAreaElement) return element.value;
    return element instanceof HTMLElement ? element.innerText : '';
  });

const monthsIn = (text: string): string | undefined =>
  /(?:guide|imported) prices of ([A-Z]\w+ \d{4}(?: to [A-Z]\w+ \d{4})?)/i.exec(text)?.[1];

/** Reads totals at places, and keeps the months that each of them says. */
export function openLedger() {
  const months = new Map<string, string>();
  return {
    months,
    /** Resolves once the place says the total, and of which months its prices are. */
    read: async (name: string, place: Locator, total: string): Promise<void> => {
      let said: string | undefined;
      await eventually(async () => {
        const text = await seen(place);
        said = monthsIn(text);
        expect({ name, amounts: amountsIn(text), dated: said !== undefined }).toEqual({
          name,
          amounts: expect.arrayContaining([total]),
          dated: true,
        });
      });
      if (said !== undefined) months.set(name, said);
    },
  };
}

/** The column of line prices of an export; its last row is the total. */
export function linePrices(csv: string): string[] {
  const [head = '', ...rows] = csv.trim().split(/\r?\n/);
  return rows.map(
    (row) => (row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [])[head.split(',').indexOf('Line price')] ?? '',
  );
}
