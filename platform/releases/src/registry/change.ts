import * as v from 'valibot';
import { namedRelease, navPlace, pathPattern, storedKey, versionText } from '@rig4u/shared/contracts';
import { policyChanges, policySchema } from './policy-state';

const part = v.string();

/** How a release came to be live. */
const howLive = v.picklist(['promote', 'rollback', 'revert', 'rollout']);

/** What a remote owns while it is live: addresses, places in the menu, storage keys. */
const owned = v.object({
  paths: v.array(pathPattern),
  nav: v.optional(v.array(navPlace)),
  stores: v.optional(v.array(storedKey)),
});

/** When the trial of a release ends without it: it fails more often than the live one by so many percentage points. */
const stopRule = v.object({
  overLivePp: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Visits of the release that are needed to say so. */
  atLeast: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const isHundredth = (percent: number): boolean => Math.round(percent * 100) / 100 === percent;

/** Shares of the visitors in percent, one after the other. The last is everybody: then the release is live and no trial any more. */
export const rolloutSteps = v.pipe(
  v.array(
    v.pipe(v.number(), v.minValue(0.01), v.maxValue(100), v.check(isHundredth, 'a share has two decimals at most')),
  ),
  v.minLength(2, 'a roll-out has two steps at least'),
  v.check((steps) => steps.every((step, i) => step > (steps[i - 1] ?? 0)), 'each step is larger than the one before'),
  v.check((steps) => steps.at(-1) === 100, 'the last step is 100'),
);

/** How a roll-out goes on. */
export const rolloutPlan = {
  release: namedRelease,
  steps: rolloutSteps,
  /** How long a step stands before the watcher takes the next one. */
  everyMs: v.pipe(v.number(), v.integer(), v.minValue(1)),
  stopIf: stopRule,
  /** What of the gate's refusals a new host was let through with: asked again at each step. */
  accept: v.optional(v.array(v.string())),
  /** Only of remotes. */
  owns: v.optional(owned),
};

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Who holds a roll-out: a person, or the watcher that saw it become slow. */
const heldFor = v.picklist(['person', 'watch']);

/** One thing that a revision changes. The state of a registry is what all changes so far make of nothing. */
export const changeSchema = v.variant('do', [
  v.object({
    do: v.literal('live'),
    part,
    /** The version that was live; null for a part that was not. */
    from: v.nullable(versionText),
    to: namedRelease,
    how: howLive,
    /** Only of remotes. */
    owns: v.optional(owned),
  }),
  v.object({ do: v.picklist(['withdraw', 'reinstate']), part, version: versionText }),
  v.object({ do: v.literal('pin'), part, version: versionText, until: v.pipe(v.string(), v.isoTimestamp()) }),
  v.object({ do: v.literal('unpin'), part }),
  /** A share of the visitors gets a release, and more of them step by step. */
  v.object({ do: v.literal('rollout'), part, ...rolloutPlan }),
  v.object({ do: v.literal('step'), part, version: versionText, to: index }),
  v.object({ do: v.literal('pause'), part, version: versionText, reason: heldFor }),
  v.object({ do: v.literal('resume'), part, version: versionText }),
  v.object({ do: v.literal('stop'), part, version: versionText }),
  v.object({ do: v.picklist(['freeze', 'unfreeze']) }),
  /** Whether visitors may use the product without a network. */
  v.object({ do: v.picklist(['offline-off', 'offline-on']) }),
  /** A backup was put back, or the store was moved: the epoch rises. */
  v.object({ do: v.literal('restored') }),
  /** Who may change what. */
  ...policyChanges,
]);

/** Who changed something, when, by which command and why. */
export const whoAndWhy = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  command: v.string(),
  why: v.optional(v.string()),
});

const hold = v.object({ by: v.string(), at: v.pipe(v.string(), v.isoTimestamp()), why: v.optional(v.string()) });

const rollout = v.object({
  ...rolloutPlan,
  /** The index of the step that stands. */
  step: index,
  /** When it began to. */
  since: v.pipe(v.string(), v.isoTimestamp()),
  paused: v.optional(v.object({ ...hold.entries, reason: heldFor })),
  ...hold.entries,
});

const partState = {
  live: namedRelease,
  /** What was live before and may be live again, the newest first. */
  before: v.array(namedRelease),
  /** Versions that a rollback took away: never a fallback. */
  withdrawn: v.array(versionText),
  /** How the live release came there. */
  put: v.object({ ...whoAndWhy.entries, how: howLive }),
  pinned: v.optional(v.object({ ...hold.entries, until: v.pipe(v.string(), v.isoTimestamp()) })),
  /** The release that a share of the visitors gets instead. */
  rollout: v.optional(rollout),
  /** The last roll-out that was ended without its release going live; forgotten with the next promotion or roll-out. */
  stopped: v.optional(v.object({ version: versionText, ...hold.entries })),
};

export const stateSchema = v.object({
  host: v.object(partState),
  remotes: v.record(v.string(), v.object({ ...partState, ...owned.entries })),
  frozen: v.optional(hold),
  /** Who took offline use away from all visitors. */
  offlineOff: v.optional(hold),
  /** Who may change what; without one everybody may everything. */
  policy: v.optional(policySchema),
});

export type Change = v.InferOutput<typeof changeSchema>;
export type WhoAndWhy = v.InferOutput<typeof whoAndWhy>;
export type State = v.InferOutput<typeof stateSchema>;
export type PartState = State['host'] & Partial<v.InferOutput<typeof owned>>;
export type RemoteState = State['remotes'][string];
export type Rollout = v.InferOutput<typeof rollout>;
