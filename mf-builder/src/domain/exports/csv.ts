import {
  hasNoPrice,
  lineCents,
  partLines,
  partTypeInfo,
  pricesLine,
  summaryWords,
  sumOf,
  unpricedText,
} from '@rig4u/shared/builds';
import { oneLine } from './clean-text';
import type { Shareable } from './lines-in-words';

/**
 * A text as a CSV field. A spreadsheet would run one that begins like a formula (full-width signs count too), so an
 * apostrophe goes before it; quotes
 * are doubled.
 */
export function csvField(text: string): string {
  const safe = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

const head = [
  'Type',
  'Brand',
  'Part',
  'Quantity',
  'Unit price',
  'Line price',
  'Owned',
  'Price of',
  'Guide price before',
  'Sold until',
  'Compatibility',
  'Checked on',
];

/**
 * A build as CSV: a line for each part and one for the total, prices in US dollars, lines ending as the format asks. A price that was worked
 * out by the change of its class has the guide price beside it, a part that is sold no more its last month. The verdict is the build's; it is
 * repeated on each line, so that every line has the same columns. Where no price is known, the cells of prices are empty, and the total's line says
 * how many parts are not in it.
 */
export function toCsv({ components, verdict, today }: Shareable): string {
  const checked = verdict
    ? [csvField(oneLine(summaryWords(verdict).line)), verdict.date.slice(0, 'YYYY-MM-DD'.length)]
    : ['', ''];
  const rows = partLines(components).map((line) => [
    partTypeInfo(line.type).label,
    csvField(oneLine(line.part.brand ?? '')),
    csvField(oneLine(line.part.name)),
    line.quantity,
    // What is owned costs nothing, whether its price is known or not.
    hasNoPrice({ ...line.part, owned: false }) ? '' : line.part.price.toFixed(2),
    hasNoPrice(line.part) ? '' : (lineCents(line) / 100).toFixed(2),
    line.part.owned ? 'yes' : 'no',
    csvField(oneLine(line.part.priceDate ?? '')),
    line.part.estimatedFrom?.price.toFixed(2) ?? '',
    csvField(oneLine(line.part.soldUntil ?? '')),
    ...checked,
  ]);
  const sum = sumOf(components);
  const lacking = unpricedText(sum);
  const prices = csvField([lacking && `Without ${lacking}.`, pricesLine(components, today)].filter(Boolean).join(' '));
  const total = ['Total', '', prices, '', '', (sum.cents / 100).toFixed(2), '', '', '', '', ...checked];
  return [head, ...rows, total].map((row) => `${row.join(',')}\r\n`).join('');
}
