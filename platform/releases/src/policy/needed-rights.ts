import { everyPart, type Change, type Right } from '../registry';

/** A right on a part that a change needs. */
export interface Needed {
  right: Right;
  part: string;
}

/** Which rights a revision's changes need, each once. */
export function neededRights(changes: readonly Change[]): Needed[] {
  const all = changes.flatMap((change) => neededFor(change, changes));
  return [...new Map(all.map((one) => [`${one.right} ${one.part}`, one])).values()];
}

function neededFor(change: Change, together: readonly Change[]): Needed[] {
  switch (change.do) {
    case 'live':
      return [{ right: change.how === 'revert' ? 'rollback' : change.how, part: change.part }];
    case 'rollout':
    case 'step':
    case 'pause':
    case 'resume':
      return [{ right: 'rollout', part: change.part }];
    // A rollback during a roll-out ends it and takes its release away.
    case 'stop':
      return together.some((one) => one.do === 'withdraw' && one.part === change.part)
        ? []
        : [{ right: 'rollout', part: change.part }];
    case 'withdraw':
      return [{ right: 'rollback', part: change.part }];
    // With --again, a release goes live or is rolled out that had been taken away.
    case 'reinstate':
      return together.some((one) => (one.do === 'live' || one.do === 'rollout') && one.part === change.part)
        ? []
        : [{ right: 'rollback', part: change.part }];
    case 'pin':
    case 'unpin':
      return [{ right: 'hold', part: change.part }];
    case 'freeze':
    case 'unfreeze':
    case 'offline-off':
    case 'offline-on':
      return [{ right: 'hold', part: everyPart }];
    case 'restored':
    case 'allow':
    case 'deny':
    case 'need-smoke':
    case 'need-no-smoke':
    case 'need-signatures':
    case 'need-no-signatures':
      return [{ right: 'policy', part: everyPart }];
  }
}
