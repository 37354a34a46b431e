import { changeText } from '../plans/change-text';
import type { Revision } from '../registry';
import { table } from './table';

/** What changed, newest first, as `history --json` prints it. With a part only the revisions that concern it. */
export const historyOf = (revisions: readonly Revision[], part?: string) =>
  revisions
    .filter(
      ({ changes }) => part === undefined || changes.some((change) => !('part' in change) || change.part === part),
    )
    .toReversed()
    .map(({ revision, at, by, command, why, leftOut = [], changes }) => ({
      revision,
      at,
      by,
      command,
      why: why ?? null,
      leftOut,
      changes,
    }));

/** The same as a table: number, time, who, what, why. Each change stands on a line of its own. */
export const historyLines = (revisions: readonly Revision[], part?: string): string[] => {
  const rows = historyOf(revisions, part).flatMap(({ revision, at, by, changes, why, leftOut }) => {
    const reason = [why, leftOut.length > 0 && `(without ${leftOut.join(', ')})`].filter(Boolean).join(' ');
    const time = at.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
    return changes.map((change, place) =>
      place === 0 ? [String(revision), time, by, changeText(change), reason] : ['', '', '', changeText(change)],
    );
  });
  return rows.length > 0 ? table(rows) : [part === undefined ? 'Nothing is live yet.' : `${part} was never live.`];
};
