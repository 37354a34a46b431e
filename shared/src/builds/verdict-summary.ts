import * as v from 'valibot';
import { partsMark } from './parts-mark';
import type { BuildComponents } from './schema';

/** How many rules of the check came to which verdict. */
export interface VerdictCounts {
  passed: number;
  warnings: number;
  fails: number;
  unknowns: number;
  /** How many of the unknowns say that they probably fit; absent where none does. */
  probable?: number;
  /** Of how many of the parts the counts speak, where some are known by their name alone. */
  speaksOf?: { known: number; all: number };
}

/** What the check said of a build on a day. It travels with the build, so that parts without rules can show it. */
export interface VerdictSummary extends VerdictCounts {
  /** ISO date and time of the check. */
  date: string;
  /** Edition of the rules. */
  edition: number;
  /** Mark of the parts that were checked. */
  parts: string;
  /** The worst fail; without a fail the worst warning. */
  worst?: { rule: string; sentence: string };
  /** What has to be bought beside the parts, as far as the check knows: '2 fan splitters'. Releases before it say nothing. */
  buy?: readonly string[];
}

/** A build that may bring its summary. The field is read by `verdictOf` alone: one that is damaged harms nothing else. */
export interface WithVerdict {
  components: BuildComponents;
  verdict?: unknown;
}

/** Characters of the longest sentence, or words, that a summary carries. */
export const longestSentence = 400;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

const verdictSummary: v.GenericSchema<VerdictSummary> = v.looseObject({
  date: v.pipe(
    v.string(),
    v.maxLength(40),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  edition: v.pipe(v.number(), v.integer(), v.minValue(1)),
  parts: v.string(),
  passed: count,
  warnings: count,
  fails: count,
  unknowns: count,
  probable: v.exactOptional(count),
  speaksOf: v.exactOptional(v.looseObject({ known: count, all: count })),
  worst: v.exactOptional(
    v.looseObject({
      rule: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
      sentence: v.pipe(v.string(), v.maxLength(longestSentence)),
    }),
  ),
  buy: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(longestSentence))), v.maxLength(20))),
});

/**
 * The summary that a build brings; undefined where it brings none, where it cannot be read, is about other parts, or was made by
 * another edition of the rules than the newest that is known. Where none is known, every edition counts.
 */
export function verdictOf(
  { components, verdict }: WithVerdict,
  edition: number | undefined,
): VerdictSummary | undefined {
  const read = v.safeParse(verdictSummary, verdict);
  if (!read.success) return undefined;
  const summary = read.output;
  if (edition !== undefined && summary.edition !== edition) return undefined;
  return summary.parts === partsMark(components) ? summary : undefined;
}

/** The search of the picker's address that leads to a finding, by its rule's id. */
export const findingSearch = (rule: string): string => `?${new URLSearchParams({ [findingParam]: rule }).toString()}`;

/** The search param that names the finding to go to. */
export const findingParam = 'finding';
