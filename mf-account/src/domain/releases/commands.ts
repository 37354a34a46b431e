import { failRate } from '@rig4u/shared/database';
import type { PartView } from './part-view';

/** A command to copy. The page holds no right to deploy. */
export interface Command {
  /** What it does. */
  does: string;
  text: string;
}

const why = '--why "…"';

/** What can be done about a part now: the way back first where something holds it, or it fails above its limit. */
export function commandsOf({ name, live, tried, before, limit, state }: PartView): Command[] {
  if (live.version === '') return [];
  if (!tried) return before ? [{ does: `Back to ${before}`, text: `rig4u rollback ${name}` }] : [];
  const rollout = state?.rollout;
  const coming = rollout?.steps[rollout.step + 1];
  const back: Command[] = [
    { does: `Take ${tried.version} back`, text: `rig4u rollback ${name}` },
    { does: 'End the roll-out', text: `rig4u rollout ${name} --stop ${why}` },
  ];
  const finish: Command = { does: 'To everybody', text: `rig4u promote ${name}@${tried.version} ${why}` };
  if (rollout?.paused) return [...back, { does: 'Let it go on', text: `rig4u rollout ${name} --resume ${why}` }];
  const next: Command[] =
    coming === undefined || coming === 100
      ? [finish]
      : [{ does: `To ${coming} %`, text: `rig4u rollout ${name} --next` }, finish];
  const hold: Command = { does: 'Hold it', text: `rig4u rollout ${name} --pause ${why}` };
  const fails = tried.health !== undefined && limit !== undefined && failRate(tried.health) > limit;
  return fails ? [...back, hold, ...next] : [...next, hold, ...back];
}
