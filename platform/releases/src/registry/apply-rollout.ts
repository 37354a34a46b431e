import { holdOf } from './hold-of';
import type { Change, PartState, Rollout, WhoAndWhy } from './change';

export type RolloutChange = Extract<Change, { do: 'rollout' | 'step' | 'pause' | 'resume' | 'stop' }>;

export const isOfRollout = (change: Change): change is RolloutChange =>
  ['rollout', 'step', 'pause', 'resume', 'stop'].includes(change.do);

/** The share of the visitors that gets it now. */
export const percentOf = ({ steps, step }: Rollout): number => steps[step] ?? 0;

/** What a change makes of a part's roll-out. Throws an Error when the change does not fit: a fault of ours. */
export function applyToRollout(
  rollout: Rollout | undefined,
  change: RolloutChange,
  who: WhoAndWhy,
): Pick<PartState, 'rollout' | 'stopped'> {
  if (change.do === 'rollout') {
    if (rollout) throw new Error(`${change.part}@${rollout.release[0]} is being rolled out already.`);
    const { do: _, part: __, ...plan } = change;
    return { rollout: { ...plan, step: 0, since: who.at, ...holdOf(who) }, stopped: undefined };
  }
  const { part, version } = change;
  if (rollout?.release[0] !== version) throw new Error(`${part}@${version} is not being rolled out.`);
  switch (change.do) {
    case 'step': {
      // The last step is no trial: it puts the release live.
      if (change.to >= rollout.steps.length - 1) throw new Error(`${part}@${version} has no step ${change.to}.`);
      return { rollout: { ...rollout, step: change.to, since: who.at } };
    }
    case 'pause':
      return { rollout: { ...rollout, paused: { ...holdOf(who), reason: change.reason } } };
    case 'resume': {
      // The step begins anew: what was seen of it before led to the pause.
      const { paused: _, ...going } = rollout;
      return { rollout: { ...going, since: who.at } };
    }
    case 'stop':
      return { rollout: undefined, stopped: { version, ...holdOf(who) } };
  }
}
