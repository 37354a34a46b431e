import {
  guidePrices,
  partLines,
  partName,
  partTypeInfo,
  summaryWords,
  totalOf,
  type BuildComponents,
  type VerdictSummary,
} from '@rig4u/shared/builds';
import { exactDollars, formatDate } from '@rig4u/shared/format';
import { priceText } from '../choices/line-text';
import { oneLine } from './clean-text';

/** What is shared of a build. */
export interface Shareable {
  name: string;
  note?: string | undefined;
  components: BuildComponents;
  /** What the check says of it; where nobody asked, nothing is said. */
  verdict?: VerdictSummary | undefined;
}

/** A line of a build in words: texts on one line each and without control characters, not yet escaped for any format. */
export interface LineWords {
  label: string;
  /** Brand and name. */
  part: string;
  quantity: number;
  /** Price of the line with cents, or that it is owned. */
  price: string;
}

export const linesInWords = (components: BuildComponents): LineWords[] =>
  partLines(components).map((line) => ({
    label: partTypeInfo(line.type).label,
    part: oneLine(partName(line.part)),
    quantity: line.quantity,
    price: priceText([line]),
  }));

/** The total with the month of its prices: `$1,499.00 (guide prices of August 2025)`. */
export function totalInWords(components: BuildComponents): string {
  const total = exactDollars(totalOf(components) / 100);
  const priced = guidePrices(components);
  return priced === undefined ? total : `${total} (${priced})`;
}

/** The verdict with its day, on one line and not yet escaped: `Compatibility, Nov 22, 2026` and `Everything fits`. */
export const verdictInWords = ({ verdict }: Pick<Shareable, 'verdict'>): { label: string; text: string } | undefined =>
  verdict && {
    label: `Compatibility, ${formatDate(verdict.date)}`,
    text: oneLine(summaryWords(verdict).line),
  };
