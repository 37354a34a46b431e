import type { Change } from '../registry';

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
      return 'restored from a backup';
    case 'unfreeze':
      return 'unfrozen';
    case 'offline-off':
      return 'offline use off';
    case 'offline-on':
      return 'offline use on';
  }
}
