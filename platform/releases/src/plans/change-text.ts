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
