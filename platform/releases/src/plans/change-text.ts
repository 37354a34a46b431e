import { everyPart, type Change, type Rule } from '../registry';

/** One change in words: 'mf-guides 1.0.0 → 1.0.1 (rollback)'. */
export function changeText(change: Change): string {
  switch (change.do) {
    case 'live':
      return `${change.part} ${change.from ?? 'not live'} → ${change.to[0]}${change.how === 'promote' ? '' : ` (${change.how})`}`;
    case 'pin':
      return `${change.part}@${change.version} pinned until ${change.until}`;
    case 'unpin':
      return `${change.part} unpinned`;
    case 'withdraw':
      return `${change.part}@${change.version} withdrawn`;
    case 'reinstate':
      return `${change.part}@${change.version} reinstated`;
    case 'rollout':
      return `${change.part}@${change.release[0]} for ${change.steps[0]} % (then ${change.steps.slice(1).join(', ')})`;
    case 'step':
      return `${change.part}@${change.version} goes to step ${change.to + 1}`;
    case 'pause':
      return `${change.part}@${change.version} paused${change.reason === 'watch' ? ' by the watcher' : ''}`;
    case 'resume':
      return `${change.part}@${change.version} goes on`;
    case 'stop':
      return `${change.part}@${change.version} no longer rolled out`;
    case 'freeze':
      return 'frozen';
    case 'restored':
      return 'restored or moved: a new epoch';
    case 'unfreeze':
      return 'unfrozen';
    case 'offline-off':
      return 'offline use off';
    case 'offline-on':
      return 'offline use on';
    case 'allow':
    case 'deny':
      return ruleText(change);
    case 'need-smoke':
      return `${partsText([change.part])} only after a smoke load`;
    case 'need-no-smoke':
      return `${partsText([change.part])} also without a smoke load`;
    case 'need-signatures':
      return 'only signed revisions';
    case 'need-no-signatures':
      return 'unsigned revisions too';
  }
}

/** A rule in words: 'anna may promote, rollout: mf-guides'. */
export const ruleText = ({ do: what, who, may, parts }: Pick<Rule, 'do' | 'who' | 'may' | 'parts'>): string =>
  `${who} ${what === 'allow' ? 'may' : 'may not'} ${may.join(', ')}: ${partsText(parts)}`;

export const partsText = (parts: readonly string[]): string =>
  parts.includes(everyPart) ? 'every part' : parts.join(', ');
