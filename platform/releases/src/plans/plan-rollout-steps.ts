import { gate } from '../gate/gate';
import { partOf, type Change, type PartState, type Revision, type Rollout } from '../registry';
import { GateRefusal, Held, NotThere } from '../refusals';
import { byWhom } from './ago';
import { because, heldBy } from './holds';
import { publishedAs, refuse, type Plan, type Published } from './plan';
import { isAccepted } from './plan-promote';
import { movedText, putLive } from './put-live';
import { takeBack } from './take-back';
import { togetherWith } from './together';

/** Which step of which roll-out a caller has seen: of two who decide on the same one, the second changes nothing. */
export interface Seen {
  version: string;
  step: number;
  /** When that step began. */
  since: string;
}

export interface StepOptions {
  /** Left out, whatever stands. */
  seen?: Seen | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** Goes one step on; the last one puts the release live for everybody. The gate is asked again. */
export function planNext(
  registry: Revision | undefined,
  part: string,
  published: Published,
  { seen, now }: StepOptions,
): Plan {
  const found = rolloutOf(registry, part, seen);
  if ('do' in found) return found;
  const { rollout, version } = found;
  const { paused, steps, step, accept = [] } = rollout;
  if (paused)
    return refuse(
      new Held(
        `The roll-out of ${part}@${version} was paused ${byWhom(paused, now)}${because(paused)}. ` +
          `"rig4u rollout ${part} --resume" lets it go on.`,
      ),
    );
  const held = heldBy(registry, { parts: [part], now, urgent: false });
  if (held) return refuse(held);
  const build = publishedAs(published, { part, version });
  const open = gate(togetherWith(registry, [build], published)).filter((fault) => !isAccepted(fault, accept));
  if (open.length > 0) return refuse(new GateRefusal(`${part}@${version} does not fit what is live any more:`, open));
  const to = step + 1;
  if (to < steps.length - 1)
    return changing({ do: 'step', part, version, to }, `${part}@${version} for ${steps[to]} % of the visitors.`);
  const live = putLive(registry, build, 'rollout');
  return changing(live, movedText(live, (registry?.revision ?? 0) + 1));
}

/** Holds a roll-out at its step, whoever is in it stays. `reason`: a person, or the watcher. */
export function planPause(
  registry: Revision | undefined,
  part: string,
  { seen, now, reason = 'person' }: StepOptions & { reason?: NonNullable<Rollout['paused']>['reason'] | undefined },
): Plan {
  const found = rolloutOf(registry, part, seen);
  if ('do' in found) return found;
  const { rollout, version } = found;
  if (rollout.paused)
    return { do: 'nothing', says: [`${part}@${version} was paused ${byWhom(rollout.paused, now)} already.`] };
  return changing({ do: 'pause', part, version, reason }, `${part}@${version} stays at ${percentText(rollout)}.`);
}

/** Lets a roll-out go on. Its step begins anew. */
export function planResume(registry: Revision | undefined, part: string): Plan {
  const found = rolloutOf(registry, part);
  if ('do' in found) return found;
  const { rollout, version } = found;
  if (!rollout.paused) return { do: 'nothing', says: [`The roll-out of ${part}@${version} is not paused.`] };
  return changing(
    { do: 'resume', part, version },
    `${part}@${version} goes on: its step of ${percentText(rollout)} begins anew.`,
  );
}

/** Ends a roll-out: everybody gets the live release again. The tried one may be rolled out or promoted later. */
export function planStop(registry: Revision | undefined, part: string, { seen }: Pick<StepOptions, 'seen'> = {}): Plan {
  const found = rolloutOf(registry, part, seen);
  if ('do' in found) return found;
  const { state, version } = found;
  return changing(
    { do: 'stop', part, version },
    `${part}@${version} is not rolled out any more: everybody gets ${state.live[0]} again.`,
  );
}

/** Ends a roll-out and takes its release away: what a rollback does, and a watcher that sees it fail. */
export function planTakeBack(
  registry: Revision | undefined,
  part: string,
  { seen }: Pick<StepOptions, 'seen'> = {},
): Plan {
  const found = rolloutOf(registry, part, seen);
  return 'do' in found ? found : takeBack(part, found.version, found.state.live[0]);
}

interface Found {
  state: PartState;
  rollout: Rollout;
  version: string;
}

function rolloutOf(registry: Revision | undefined, part: string, seen?: Seen): Found | Plan {
  const state = partOf(registry, part);
  const rollout = state?.rollout;
  if (state && rollout && (!seen || isSeen(rollout, seen))) return { state, rollout, version: rollout.release[0] };
  if (seen) return { do: 'nothing', says: [`${part}@${seen.version} is not at the step any more that was looked at.`] };
  if (!state) return refuse(new NotThere(`${part} is not live, and not rolled out. "rig4u status" shows what is.`));
  return refuse(
    new NotThere(
      `Nothing of ${part} is being rolled out (live is ${state.live[0]}). ` +
        `"rig4u rollout ${part}@<version> --why …" begins a roll-out.`,
    ),
  );
}

const isSeen = ({ release, step, since }: Rollout, seen: Seen): boolean =>
  release[0] === seen.version && step === seen.step && since === seen.since;

const percentText = ({ steps, step }: Rollout): string => `${steps[step]} %`;

const changing = (change: Change, says: string): Plan => ({
  do: 'change',
  changes: [change],
  says: [says],
  warnings: [],
});
