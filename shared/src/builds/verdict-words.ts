import type { VerdictCounts, VerdictSummary } from './verdict-summary';

/** A verdict as it is shown: what kind, in a few words, and with the sentence of the worst finding. */
export interface VerdictWords {
  kind: 'pass' | 'warning' | 'fail' | 'unknown';
  /** '1 part does not fit', '2 warnings', 'nothing fails, 3 probably fit, 2 not checked', '5 of 8 parts checked', 'everything fits' or 'not checked'. */
  brief: string;
  /** The same as the start of a line, with the worst finding behind it: '1 part does not fit: …'. */
  line: string;
}

/** The verdict in words, fails first. Nothing checked, or no summary, reads 'not checked'. */
export function verdictWords(counts: VerdictCounts | undefined, worst?: VerdictSummary['worst']): VerdictWords {
  const { kind, brief } = inBrief(counts);
  const start = `${brief.charAt(0).toUpperCase()}${brief.slice(1)}`;
  return {
    kind,
    brief,
    line: worst && (kind === 'fail' || kind === 'warning') ? `${start}: ${worst.sentence}` : start,
  };
}

/** The words for a summary that a build brings. */
export const summaryWords = (summary: VerdictSummary | undefined): VerdictWords =>
  verdictWords(summary, summary?.worst);

function inBrief(counts: VerdictCounts | undefined): Pick<VerdictWords, 'kind' | 'brief'> {
  if (!counts) return notChecked;
  const { passed, warnings, fails, unknowns, speaksOf } = counts;
  if (fails > 0) return { kind: 'fail', brief: many(fails, 'part does not fit', 'parts do not fit') };
  if (warnings > 0) return { kind: 'warning', brief: many(warnings, 'warning', 'warnings') };
  const { probable, unchecked } = openCounts(counts);
  if (passed + probable === 0) return notChecked;
  // Why: 'nothing fails' would speak of parts of which nothing but a name is known.
  if (speaksOf) return { kind: 'unknown', brief: `${speaksOf.known} of ${speaksOf.all} parts checked` };
  if (unknowns === 0) return { kind: 'pass', brief: 'everything fits' };
  const open = [
    ...(probable > 0 ? [probablyText(probable)] : []),
    ...(unchecked > 0 ? [`${unchecked} not checked`] : []),
  ];
  return { kind: 'unknown', brief: ['nothing fails', ...open].join(', ') };
}

const notChecked = { kind: 'unknown', brief: 'not checked' } as const;

/** What a check leaves open: how much probably fits, and how much is not checked at all. */
export function openCounts({ unknowns, probable = 0 }: Pick<VerdictCounts, 'unknowns' | 'probable'>) {
  const most = Math.min(probable, unknowns);
  return { probable: most, unchecked: unknowns - most };
}

/** '1 probably fits', '3 probably fit'; `more` says it of what comes beside others: '3 more probably fit'. */
export const probablyText = (count: number, more: '' | 'more ' = ''): string =>
  `${count} ${more}probably ${count === 1 ? 'fits' : 'fit'}`;

const many = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
