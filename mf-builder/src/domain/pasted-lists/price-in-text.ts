import type { ListPrice } from './list-line';

const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollars: 'USD',
  ca$: 'CAD',
  cad: 'CAD',
  c$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  aud: 'AUD',
  nz$: 'NZD',
  nzd: 'NZD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  chf: 'CHF',
  sfr: 'CHF',
  kr: 'SEK',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  zł: 'PLN',
  zl: 'PLN',
  pln: 'PLN',
  '₹': 'INR',
  inr: 'INR',
  rs: 'INR',
  'rs.': 'INR',
  '¥': 'JPY',
  jpy: 'JPY',
  r$: 'BRL',
  brl: 'BRL',
  kč: 'CZK',
  czk: 'CZK',
  '₩': 'KRW',
  krw: 'KRW',
};

const before =
  'US\\$|CA\\$|AU\\$|NZ\\$|R\\$|C\\$|A\\$|\\$|€|£|₹|¥|₩|USD|CAD|AUD|NZD|EUR|GBP|CHF|SEK|PLN|INR|Rs(?:\\.|(?=\\s))';
const after = '€|£|\\$|EUR|euros?|USD|CAD|AUD|GBP|CHF|SFr|kr|SEK|NOK|DKK|zł|PLN|Kč|CZK|₹|dollars';
const amount = String.raw`\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,7}(?:[.,](?:\d{1,2}|-{1,2}))?(?!\d)`;
const signFirst = String.raw`(?<sign>${before})\s?(?<one>${amount})(?:\s?(?:USD|CAD|AUD|NZD))?`;
const signLast = String.raw`(?<two>${amount})\s?(?<mark>${after})(?![\p{L}\d])`;
const priceWithSign = new RegExp(String.raw`(?<![\p{L}\d.,])(?:${signFirst}|${signLast})`, 'giu');

/** '1.234,56', '1,234.56' and '129,-' as numbers: the last mark before one or two digits is the decimal one. */
function amountOf(text: string): number {
  const bare = text.replace(/[' \u00a0\u202f]/g, '').replace(/[.,]-+$/, '');
  const cents = /[.,](\d{1,2})$/.exec(bare);
  const whole = (cents ? bare.slice(0, cents.index) : bare).replace(/[.,]/g, '');
  return Number(`${whole}.${cents?.[1] ?? '0'}`);
}

/** Every price of a text that has a currency, from left to right. */
export const pricesIn = (text: string): ListPrice[] =>
  [...text.matchAll(priceWithSign)].map(({ 0: written, groups = {} }) => ({
    amount: amountOf(groups.one ?? groups.two ?? ''),
    currency: signs[(groups.sign ?? groups.mark ?? '').toLowerCase()] ?? 'USD',
    text: written.trim(),
  }));

/** A cell that is nothing but a number with cents, or a price. */
export function priceOfCell(cell: string): ListPrice | undefined {
  const [first] = pricesIn(cell);
  if (first) return first;
  const bare = cell.trim();
  return /^\d[\d.,' ]*[.,]\d{2}$|^\d{2,5}(?:,-+)?$/.test(bare)
    ? { amount: amountOf(bare), currency: undefined, text: bare }
    : undefined;
}

/** The text without its prices, the shop behind an @, and brackets that held nothing else. */
export const withoutPrices = (text: string): string =>
  text
    .replace(/\([^()]*\)/g, (group) => (pricesIn(group).length > 0 ? ' ' : group))
    .replace(priceWithSign, '\ue000')
    .replace(
      /\s(?:@|\bat\b|\bfor\b|\bfrom\b|\bbei\b|\bvon\b|\bfür\b|\bpour\b|\bpor\b)?\s*(?:ca\.?|~|about|only|nur)?\s*[@=]?\s*\ue000[\s\S]*$/iu,
      '',
    )
    .replace(/\ue000/g, ' ')
    .replace(/\s@\s.*$/, '');
