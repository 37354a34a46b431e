import { changeText } from '../plans/change-text';
import { everyPart, type Change, type CiRun, type Revision } from '../registry';
import { table } from './table';

/** What changed, newest first, as `history --json` prints it. With a part only the revisions that concern it. */
export const historyOf = (revisions: readonly Revision[], part?: string) =>
  revisions
    .filter(({ changes }) => part === undefined || changes.some((change) => isAbout(change, part)))
    .toReversed()
    .map(({ revision, at, by, command, why, leftOut = [], run, smoke, changes }) => ({
      revision,
      at,
      by,
      command,
      why: why ?? null,
      leftOut,
      ...(run && { run }),
      ...(smoke && { smoke }),
      changes,
    }));

/** Whether a change concerns a part: its own, or one of everything. */
function isAbout(change: Change, part: string): boolean {
  if ('part' in change) return change.part === part || change.part === everyPart;
  return !('parts' in change) || change.parts.includes(part) || change.parts.includes(everyPart);
}

/** The same as a table: number, time, who, what, why. Each change stands on a line of its own. */
export const historyLines = (revisions: readonly Revision[], part?: string): string[] => {
  const rows = historyOf(revisions, part).flatMap(({ revision, at, by, changes, why, leftOut, run, smoke }) => {
    const notes = [
      leftOut.length > 0 && `without smoke: ${leftOut.join(', ')}`,
      smoke && 'tried in a browser by its run',
      run && runText(run),
    ].filter(Boolean);
    const reason = [why, notes.length > 0 && `(${notes.join('; ')})`].filter(Boolean).join(' ');
    const time = at.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
    return changes.map((change, place) =>
      place === 0 ? [String(revision), time, by, changeText(change), reason] : ['', '', '', changeText(change)],
    );
  });
  return rows.length > 0 ? table(rows) : [part === undefined ? 'Nothing is live yet.' : `${part} was never live.`];
};

/** 'run 123 of owner/name at 0123456789'. */
const runText = ({ issuer, repository, id, commit }: CiRun): string =>
  [`run ${id ?? '?'} of ${repository ?? issuer}`, commit && `at ${commit.slice(0, 10)}`].filter(Boolean).join(' ');
