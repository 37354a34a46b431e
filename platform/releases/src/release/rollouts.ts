import { planNext, planPause, planResume, planStop, planTakeBack, type Seen } from '../plans/plan-rollout-steps';
import { planRollout, type RolloutOptions } from '../plans/plan-rollout';
import type { Rollout, Revision } from '../registry';
import { labelOf, type ReleaseRef, type StoreAt } from '../store';
import { change, publishedOf, type CommandOptions, type Outcome } from './change-store';
import { changeTried, soundBuilds, type TriedOptions } from './change-tried';
import { liveIn } from './live';
import { hostComparison } from './shared-types';

/** Gives a published release to a share of the visitors. */
export async function rollout(
  store: StoreAt,
  ref: ReleaseRef,
  options: TriedOptions & Pick<RolloutOptions, 'steps' | 'everyMs' | 'stopIf'>,
): Promise<Outcome> {
  const builds = await soundBuilds(store, [ref]);
  const { steps, everyMs, stopIf, again, accept, compareTypes } = options;
  const compare = hostComparison(store, builds, compareTypes);
  const plan = async (registry: Revision | undefined, now: number) => {
    const published = await publishedOf(store, registry);
    const compared = await compare(liveIn(store, registry, published));
    const [build] = builds;
    if (!build) throw new Error(`${labelOf(ref)} was not read.`);
    return planRollout(registry, build, published, { steps, everyMs, stopIf, again, accept, compared, now });
  };
  return changeTried(store, `rollout ${labelOf(ref)}`, builds, options, plan);
}

/** `seen`: only if this step of this roll-out still stands, so that two watchers take each step once. */
export type SteerOptions = CommandOptions & { seen?: Seen | undefined };

/** Takes the next step; after the last one the release is live. */
export const nextStep = (store: StoreAt, part: string, { seen, ...options }: SteerOptions = {}): Promise<Outcome> =>
  change(store, `rollout ${part} --next`, options, async (registry, now) =>
    planNext(registry, part, await publishedOf(store, registry), { seen, now }),
  );

export const pauseRollout = (
  store: StoreAt,
  part: string,
  { seen, reason, ...options }: SteerOptions & { reason?: NonNullable<Rollout['paused']>['reason'] | undefined } = {},
): Promise<Outcome> =>
  change(store, `rollout ${part} --pause`, { ...options, urgent: true }, async (registry, now) =>
    planPause(registry, part, { seen, reason, now }),
  );

export const resumeRollout = (store: StoreAt, part: string, options: CommandOptions = {}): Promise<Outcome> =>
  change(store, `rollout ${part} --resume`, options, async (registry) => planResume(registry, part));

/** Ends a roll-out: everybody gets what is live. */
export const stopRollout = (store: StoreAt, part: string, { seen, ...options }: SteerOptions = {}): Promise<Outcome> =>
  change(store, `rollout ${part} --stop`, { ...options, urgent: true }, async (registry) =>
    planStop(registry, part, { seen }),
  );

/** Ends a roll-out and withdraws its release. */
export const takeBackRollout = (
  store: StoreAt,
  part: string,
  { seen, ...options }: SteerOptions = {},
): Promise<Outcome> =>
  change(store, `rollback ${part}`, { ...options, urgent: true }, async (registry) =>
    planTakeBack(registry, part, { seen }),
  );
