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

/** The same as a table: number, time, who, what, why. */
export const historyLines = (revisions: readonly Revision[], part?: string): string[] => {
  const rows = historyOf(revisions, part).map(({ revision, at, by, changes, why, leftOut }) => [
    String(revision),
    at.replace('T', ' ').replace(/\.\d+Z$/, 'Z'),
    by,
    changes.map(changeText).join(', '),
    [why, leftOut.length > 0 && `(without ${leftOut.join(', ')})`].filter(Boolean).join(' '),
  ]);
  return rows.length > 0 ? table(rows) : [part === undefined ? 'Nothing is live yet.' : `${part} was never live.`];
};
