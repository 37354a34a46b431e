import {
  partLines,
  partName,
  partTypeInfo,
  pricesLine,
  soldLine,
  sumOf,
  summaryWords,
  totalText,
  type BuildComponents,
  type VerdictSummary,
} from '@rig4u/shared/builds';
import { formatDate } from '@rig4u/shared/format';
import { priceText } from '../choices/line-text';
import { oneLine } from './clean-text';

/** What is shared of a build. */
export interface Shareable {
  name: string;
  note?: string | undefined;
  components: BuildComponents;
  /** What the check says of it; where nobody asked, nothing is said. */
  verdict?: VerdictSummary | undefined;
  /** When it is shared: what the age of its prices is reckoned from. */
  today: Date;
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

/** The total: `$1,499.00`, with how many parts have no price. */
export const totalInWords = (components: BuildComponents): string => totalText(sumOf(components));

/** Of when its prices are and what was raised, and what is sold no more: a line each, where there is something to say. */
export const pricesInWords = ({ components, today }: Pick<Shareable, 'components' | 'today'>): string[] => [
  ...saidOnly(pricesLine(components, today)),
  ...saidOnly(soldLine(components)).map(oneLine),
];

const saidOnly = (line: string | undefined): string[] => (line === undefined ? [] : [line]);

/** The verdict with its day, on one line and not yet escaped: `Compatibility, Nov 22, 2026` and `Everything fits`. */
export const verdictInWords = ({ verdict }: Pick<Shareable, 'verdict'>): { label: string; text: string } | undefined =>
  verdict && {
    label: `Compatibility, ${formatDate(verdict.date)}`,
    text: oneLine(summaryWords(verdict).line),
  };
