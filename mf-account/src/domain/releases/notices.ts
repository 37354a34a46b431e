import { failRate } from '@rig4u/shared/database';
import { counted, countText, percentText } from './figure-words';
import type { PartView } from './part-view';

/** What the owner reads of a part before anything else. */
export interface Notice {
  kind: 'fail' | 'warning' | 'info';
  text: string;
  /** Who did it, and when; nothing where it is only seen. */
  hold?: { by: string; at: string } | undefined;
}

/** Why a roll-out is held or was taken back, what holds the part, what is above its limit, and what was left out of the figures. */
export function noticesOf({ tried, limit, flood, state }: PartView): Notice[] {
  const { rollout, stopped, withdrawn = [], pinned } = state ?? {};
  const notices: Notice[] = [];
  if (rollout?.paused) {
    const { paused, steps, step } = rollout;
    const by = paused.reason === 'watch' ? 'The watcher holds' : 'Held:';
    notices.push({
      kind: paused.reason === 'watch' ? 'fail' : 'warning',
      text: `${by} ${rollout.release} at ${steps[step] ?? 0} %.${because(paused.why)}`,
      hold: paused,
    });
  }
  if (stopped) {
    const isBack = withdrawn.includes(stopped.version);
    notices.push({
      kind: isBack ? 'fail' : 'warning',
      text: `${isBack ? `${stopped.version} was taken back.` : `The roll-out of ${stopped.version} was ended.`}${because(stopped.why)}`,
      hold: stopped,
    });
  }
  if (tried?.health && limit !== undefined && failRate(tried.health) > limit)
    notices.push({
      kind: 'warning',
      text:
        `${tried.version} fails above the limit: ${percentText(failRate(tried.health))} > ${percentText(limit)}` +
        (rollout && tried.health.visits < rollout.stopIf.atLeast
          ? `, of ${countText(tried.health.visits)} visits. ${countText(rollout.stopIf.atLeast)} are needed to take it back.`
          : '.'),
    });
  if (pinned)
    notices.push({
      kind: 'info',
      text: `Pinned until ${pinned.until.slice(0, 16).replace('T', ' ')} UTC.${because(pinned.why)}`,
      hold: pinned,
    });
  if (flood)
    notices.push({
      kind: 'warning',
      text:
        `${counted(flood.leftOut, 'report')} of senders that had counted already ${flood.leftOut === 1 ? 'was' : 'were'} left out, ` +
        `${counted(flood.largestSender, 'report')} came from one sender in one minute. The figures are without them.`,
    });
  return notices;
}

function because(why: string | null | undefined): string {
  if (!why) return '';
  // A figure and its sign stay on one line.
  return ` ${why.replaceAll(' %', '\u00A0%')}${/[.!?]$/.test(why) ? '' : '.'}`;
}
