import { partOf, percentOf, type State } from '../registry';
import { Held } from '../refusals';
import { byWhom } from './ago';

interface Asked {
  parts: readonly string[];
  /** Milliseconds since 1970: a pin ends by itself. */
  now: number;
  /** A freeze stops promotions, and never the way back. */
  urgent: boolean;
}

/** Why these parts may not be changed now; undefined when nobody holds them. */
export function heldBy(state: State | undefined, { parts, now, urgent }: Asked): Held | undefined {
  const frozen = state?.frozen;
  if (frozen && !urgent)
    return new Held(
      `Promotions were frozen ${byWhom(frozen, now)}${because(frozen)}. Nothing goes live until "rig4u unfreeze".`,
    );
  for (const part of parts) {
    const pin = partOf(state, part)?.pinned;
    if (pin && Date.parse(pin.until) > now)
      return new Held(
        `${part} was pinned ${byWhom(pin, now)} until ${pin.until}${because(pin)}. "rig4u unpin ${part}" ends that.`,
      );
  }
  return undefined;
}

export const because = ({ why }: { why?: string | undefined }): string => (why === undefined ? '' : `: ${why}`);

/** Why what is live of these parts may not be changed: a release is being rolled out. Undefined when none is but `finishing`. */
export function heldByRollout(
  state: State | undefined,
  parts: readonly string[],
  now: number,
  finishing: readonly string[] = [],
): Held | undefined {
  for (const part of parts) {
    const rollout = partOf(state, part)?.rollout;
    if (!rollout || finishing.includes(`${part}@${rollout.release[0]}`)) continue;
    return new Held(
      `${part}@${rollout.release[0]} is being rolled out (${percentOf(rollout)} % of the visitors), ` +
        `begun ${byWhom(rollout, now)}${because(rollout)}. "rig4u rollout ${part} --stop" ends that.`,
    );
  }
  return undefined;
}
