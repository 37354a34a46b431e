import { lineCents, partLines, partTypeInfo, summaryWords } from '@rig4u/shared/builds';
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

const head = ['Type', 'Brand', 'Part', 'Quantity', 'Unit price', 'Line price', 'Owned', 'Compatibility', 'Checked on'];

/**
 * A build as CSV: a line for each part, prices in US dollars, lines ending as the format asks. The verdict is the build's; it is
 * repeated on each line, so that every line has the same columns.
 */
export function toCsv({ components, verdict }: Shareable): string {
  const checked = verdict
    ? [csvField(oneLine(summaryWords(verdict).line)), verdict.date.slice(0, 'YYYY-MM-DD'.length)]
    : ['', ''];
  const rows = partLines(components).map((line) => [
    partTypeInfo(line.type).label,
    csvField(oneLine(line.part.brand ?? '')),
    csvField(oneLine(line.part.name)),
    line.quantity,
    line.part.price.toFixed(2),
    (lineCents(line) / 100).toFixed(2),
    line.part.owned ? 'yes' : 'no',
    ...checked,
  ]);
  return [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
