import type { RevisionChange } from '@rig4u/shared/database';

/** Steps of a roll-out are numbers in the history; what they stand for is known from the change that began it, where that is at hand. */
type StepsOf = (part: string, version: string) => readonly number[] | undefined;

/** One change of the registry, as the owner reads it. What a newer version writes is shown by its name. */
export function changeWords(change: RevisionChange, stepsOf: StepsOf = () => undefined): string {
  const { part = '', version = '', release = '', steps, to, from, how } = change;
  switch (change.do) {
    case 'live': {
      const put = Array.isArray(to) ? String(to[0]) : '';
      const past = typeof from === 'string' ? `, from ${from}` : '';
      return `${part} ${put} live${how === 'rollback' ? ' again' : ''}${past}${how === 'rollout' ? ', after its roll-out' : ''}`;
    }
    case 'rollout':
      return `${part} ${release} to ${steps?.[0] ?? 0} %`;
    case 'step': {
      const percent = typeof to === 'number' ? stepsOf(part, version)?.[to] : undefined;
      return percent === undefined ? `${part} ${version}: next step` : `${part} ${version} to ${percent} %`;
    }
    case 'pause':
      return `${part} ${version} held${change.reason === 'watch' ? ' by the watcher' : ''}`;
    case 'resume':
      return `${part} ${version} goes on`;
    case 'stop':
      return `${part} ${version}: roll-out ended`;
    case 'withdraw':
      return `${part} ${version} taken away`;
    case 'reinstate':
      return `${part} ${version} may be live again`;
    case 'pin':
      return `${part} pinned at ${version}`;
    case 'unpin':
      return `${part} no longer pinned`;
    case 'freeze':
      return 'Everything frozen';
    case 'unfreeze':
      return 'No longer frozen';
    case 'offline-off':
      return 'Offline use off';
    case 'offline-on':
      return 'Offline use on';
    case 'restored':
      return 'Restored from a backup, or moved';
    case 'allow':
      return `${change.who} may do more`;
    case 'deny':
      return `${change.who} may do less`;
    case 'need-smoke':
      return `${everyOr(part)} only after a load in a browser`;
    case 'need-no-smoke':
      return `${everyOr(part)} also without a load in a browser`;
    case 'need-signatures':
      return 'Only signed revisions';
    case 'need-no-signatures':
      return 'Unsigned revisions too';
    default:
      return [change.do, part, version].filter(Boolean).join(' ');
  }
}

const everyOr = (part: string): string => (part === '*' ? 'Every part' : part);

/** Whether a change took something away or stopped it: the owner looks for these first. */
export const isBad = ({ do: done }: RevisionChange): boolean => ['pause', 'stop', 'withdraw', 'freeze'].includes(done);

/** Looks up the steps of roll-outs among changes. */
export function stepsIn(changes: readonly RevisionChange[]): StepsOf {
  const known = new Map(
    changes.flatMap(({ do: done, part, release, steps }) =>
      done === 'rollout' && steps ? [[`${part}@${release}`, steps]] : [],
    ),
  );
  return (part, version) => known.get(`${part}@${version}`);
}
