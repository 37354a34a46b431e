import { listed } from '../kernel/format';
import { partLines, type PartLine } from './components';
import { isOverAYearOld, monthsText } from './months';
import { partTypeInfo, type PartType } from './part-types';
import type { BuildComponents } from './schema';

/** What counts in the total and has a date. What is owned costs nothing, so that the month of its price says nothing of the total. */
const datedLines = (components: BuildComponents): (PartLine & { date: string })[] =>
  partLines(components).flatMap((line) =>
    line.part.priceDate && !line.part.owned ? [{ ...line, date: line.part.priceDate }] : [],
  );

/**
 * Of which months the prices of a build's total are: `guide prices of August 2025 to January 2026`. What a visitor imported is no guide
 * price. Undefined where no part carries a date.
 */
export function guidePrices(components: BuildComponents): string | undefined {
  const lines = datedLines(components);
  const months = monthsText(lines.map(({ date }) => date));
  const imported = lines.filter(({ part }) => part.imported).length;
  const kind = imported === 0 ? 'guide' : imported === lines.length ? 'imported' : 'guide and imported';
  return months && `${kind} prices of ${months}`;
}

/** The lines of the total whose price was worked out from an earlier guide price by the change of its class. */
export const estimatedLines = (components: BuildComponents): PartLine[] =>
  datedLines(components).filter(({ part: { price, estimatedFrom } }) => estimatedFrom && estimatedFrom.price !== price);

/**
 * The one line about the prices of a total: of when they are, which were raised or lowered by what their class did, and whether they are
 * more than a year old. Undefined where no part carries a date.
 */
export function pricesLine(components: BuildComponents, today: Date): string | undefined {
  const priced = guidePrices(components);
  if (priced === undefined) return undefined;
  const ages = datedLines(components).map(({ date }) => isOverAYearOld(date, today));
  const age = ages.every(Boolean) ? 'These' : ages.some(Boolean) ? 'Some of these' : undefined;
  return [
    `${capital(priced)}.`,
    ...changeTexts(components),
    ...(age ? [`${age} prices are more than a year old.`] : []),
  ].join(' ');
}

/** `Memory and storage: raised by what their class rose until January 2026.`, a sentence for each direction and month. */
function changeTexts(components: BuildComponents): string[] {
  const byChange = new Map<string, Set<PartType>>();
  for (const { type, part } of estimatedLines(components)) {
    const way = part.price > (part.estimatedFrom?.price ?? 0) ? 'rose' : 'fell';
    const change = `${way} until ${monthsText([part.priceDate ?? ''])}`;
    byChange.set(change, (byChange.get(change) ?? new Set()).add(type));
  }
  return [...byChange].map(([change, types]) => {
    const names = capital(listed([...types].map(nameOf)));
    const done = change.startsWith('rose') ? 'raised' : 'lowered';
    return `${names}: ${done} by what ${types.size === 1 ? 'its' : 'their'} class ${change}.`;
  });
}

/** `memory`, `graphics card`: as a sentence names a type of part. */
const nameOf = (type: PartType): string =>
  partTypeInfo(type)
    .label.replace(/ \(.*\)$/, '')
    .replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
