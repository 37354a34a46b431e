import type { VerdictCounts, VerdictSummary } from './verdict-summary';

/** A verdict as it is shown: what kind, in a few words, and with the sentence of the worst finding. */
export interface VerdictWords {
  kind: 'pass' | 'warning' | 'fail' | 'unknown';
  /** '1 part does not fit', '2 warnings', 'nothing fails, 2 not checked', '5 of 8 parts checked', 'everything fits' or 'not checked'. */
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
  const { passed, warnings, fails, unknowns, speaksOf } = counts ?? { passed: 0, warnings: 0, fails: 0, unknowns: 0 };
  if (fails > 0) return { kind: 'fail', brief: many(fails, 'part does not fit', 'parts do not fit') };
  if (warnings > 0) return { kind: 'warning', brief: many(warnings, 'warning', 'warnings') };
  if (passed === 0) return { kind: 'unknown', brief: 'not checked' };
  // Why: 'nothing fails' would speak of parts of which nothing but a name is known.
  if (speaksOf) return { kind: 'unknown', brief: `${speaksOf.known} of ${speaksOf.all} parts checked` };
  return unknowns > 0
    ? { kind: 'unknown', brief: `nothing fails, ${unknowns} not checked` }
    : { kind: 'pass', brief: 'everything fits' };
}

const many = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
