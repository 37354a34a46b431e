import { Refusal } from '@rig4u/kernel';
import { decide, type Decision, type Health, type HealthSource } from '../health';
import { partsOf, type PartState, type Rollout } from '../registry';
import { noneIfRefused } from '../refusals';
import type { Outcome } from './change-store';
import { pointToNewest } from './pointers';
import { newestRegistry } from './revisions';
import { nextStep, pauseRollout, takeBackRollout, type SteerOptions } from './rollouts';
import type { StoreAt } from '../store';

export interface WatchOptions {
  by: string;
  dryRun?: boolean | undefined;
  clock?: () => number;
  /** How what is decided gets signed. */
  signing?: SteerOptions['signing'];
}

/** What was decided of a roll-out, and what came of it; `refused` where it could not be done. */
export interface Watched extends Decision {
  part: string;
  version: string;
  percent: number;
  health: { tried: Health; live: Health };
  changed: boolean;
  says: readonly string[];
  refused?: string;
}

const dayMs = 24 * 3_600_000;

/**
 * Looks at every roll-out once, decides, and does what was decided, if the step that was looked at still stands: of two watchers each
 * step is taken once.
 */
export async function watchOnce(store: StoreAt, source: HealthSource, options: WatchOptions): Promise<Watched[]> {
  // A watcher that died after a step may not have told the pages.
  if (!options.dryRun) await pointToNewest(store).catch(noneIfRefused);
  const registry = await newestRegistry(store);
  const watched: Watched[] = [];
  for (const [part, state] of registry ? partsOf(registry) : [])
    if (state.rollout)
      watched.push(await watchRollout(store, source, { part, state, rollout: state.rollout }, options));
  return watched;
}

interface Looked {
  part: string;
  state: PartState;
  rollout: Rollout;
}

async function watchRollout(
  store: StoreAt,
  source: HealthSource,
  { part, state, rollout }: Looked,
  { by, dryRun, signing, clock = Date.now }: WatchOptions,
): Promise<Watched> {
  const now = clock();
  const [version] = rollout.release;
  const { step, steps, since, stopIf } = rollout;
  const [from, to] = [new Date(since), new Date(now)];
  const tried = await source.of(part, version, from, to);
  const live = await liveHealth(source, { part, version: state.live[0], from, to, atLeast: stopIf.atLeast });
  const decision = decide(rollout, { tried, live }, now);
  const seen = { version, step, since };
  const steering = { seen, by, why: decision.why, clock, dryRun, signing };
  const done = await act(decision, store, part, steering).catch(saidRefusal);
  return { part, version, percent: steps[step] ?? 0, health: { tried, live }, ...decision, ...done };
}

const acts: Readonly<
  Record<Decision['do'], ((store: StoreAt, part: string, options: SteerOptions) => Promise<Outcome>) | undefined>
> = {
  wait: undefined,
  advance: nextStep,
  finish: nextStep,
  hold: (store, part, options) => pauseRollout(store, part, { ...options, reason: 'watch' }),
  'take-back': takeBackRollout,
};

async function act(decision: Decision, store: StoreAt, part: string, options: SteerOptions) {
  const { changed, says } = (await acts[decision.do]?.(store, part, options)) ?? { changed: false, says: [] };
  return { changed, says };
}

/** A pin, a freeze or the gate stands in the way: a person has to see to it, and the roll-out stays where it is. */
function saidRefusal(error: unknown): Pick<Watched, 'changed' | 'says' | 'refused'> {
  if (!(error instanceof Refusal)) throw error;
  return { changed: false, says: [], refused: error.message };
}

/** The live release in the same stretch of time, or, where that says too little of it, since a day before. */
async function liveHealth(
  source: HealthSource,
  { part, version, from, to, atLeast }: { part: string; version: string; from: Date; to: Date; atLeast: number },
): Promise<Health> {
  const same = await source.of(part, version, from, to);
  return same.visits >= atLeast ? same : source.of(part, version, new Date(from.getTime() - dayMs), to);
}
