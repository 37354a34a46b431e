import { partsOf, shownOf, type CiRun, type Revision } from '../registry';
import { byWhom } from '../plans/ago';
import type { Plan, Published } from '../plans/plan';
import {
  clearLeftovers,
  hasRelease,
  keepReserve,
  labelOf,
  storeAt,
  withReserve,
  type ReleaseRef,
  type StoreAt,
} from '../store';
import { NotAllowed, underPolicy } from '../policy';
import type { Signing } from '../signed';
import { changeRegistry, type Author } from './change-registry';
import { loadManifest } from './load-manifest';
import { appendRevision, mustNotBeHalf, pointPagesTo, pointToNewest } from './pointers';
import { hashOfRevision, newestRegistry, newestRegistryLeft } from './revisions';

export interface CommandOptions {
  dryRun?: boolean | undefined;
  /** Who does it and why; a program that gives nothing stands in the history under its own name. */
  by?: string | undefined;
  why?: string | undefined;
  /** Milliseconds since 1970; left out, the clock of this machine. */
  clock?: () => number;
  /** The run of a build machine whose token proves `by`; left out, `by` is only what somebody said. */
  proven?: CiRun | undefined;
  /** How what is added gets signed; then only what is signed is built upon. */
  signing?: Signing | undefined;
}

/** What was done (or, in a dry run, would be), in lines for a person. */
export interface Outcome {
  changed: boolean;
  says: string[];
  warnings: string[];
}

/** The manifests of everything that a registry names and of `extra`, read ahead: plans are pure. */
export async function publishedOf(
  store: StoreAt,
  registry: Revision | undefined,
  extra: readonly ReleaseRef[] = [],
): Promise<Published> {
  const named = (registry ? partsOf(registry) : []).flatMap(([part, state]) =>
    shownOf(state).map(([version]) => ({ part, version })),
  );
  // A fallback that somebody deleted must not stand in the way of a command.
  const there = await Promise.all(named.map(async (ref) => ((await hasRelease(store, ref)) ? [ref] : [])));
  const refs = [...there.flat(), ...extra];
  return new Map(await Promise.all(refs.map(async (ref) => [labelOf(ref), await loadManifest(store, ref)] as const)));
}

/** What a change needs to know beside who makes it and why. */
export interface ChangeOptions extends CommandOptions, Pick<Author, 'leftOut' | 'statement'> {
  /** Whether this begins to sign: then the newest revision need not be signed. */
  begins?: boolean | undefined;
  /** Whether it goes on from what is left of a log with a revision missing. */
  despiteLoss?: boolean | undefined;
  /** Whether it takes something away from visitors, or nothing else can be done before it: then it may use the room that a folder keeps for that. */
  urgent?: boolean | undefined;
}

/** Changes a store's registry by a plan, if the policy lets its author, and says what was done. */
export async function change(
  store: StoreAt,
  command: string,
  options: ChangeOptions,
  plan: (registry: Revision | undefined, now: number) => Promise<Plan>,
): Promise<Outcome> {
  const { dryRun = false, by = 'a program', why, proven, leftOut, statement, signing, clock = Date.now } = options;
  const { folder } = storeAt(store);
  await mustNotBeHalf(store);
  if (!dryRun) await clearLeftovers(store, clock());
  if (!dryRun && folder !== undefined) await keepReserve(folder);
  const write = <T>(one: () => Promise<T>): Promise<T> =>
    options.urgent && folder !== undefined ? withReserve(folder, one) : one();
  const author: Author = { by, command, why, leftOut, run: proven, statement };
  const newest = options.despiteLoss ? newestRegistryLeft : newestRegistry;
  const log = {
    newest: () => newest(store, options.begins ? undefined : signing?.keys),
    hashOf: (revision: number) => hashOfRevision(store, revision),
    append: async (next: Revision) => {
      if (options.despiteLoss) {
        await storeAt(store).log.setStraysAside?.();
        await write(() => pointPagesTo(store, next.revision - 1));
      }
      return appendRevision(store, next, { key: signing?.privateKey, write });
    },
    settle: () => write(() => pointToNewest(store)),
  };
  const allowed = async (registry: Revision | undefined): Promise<Plan> => {
    const now = clock();
    if (registry?.policy?.signed && !signing) throw mustSign(registry.policy.signed, now);
    const asked = { who: by, proven: proven !== undefined, untried: leftOut !== undefined, now };
    return underPolicy(registry, await plan(registry, now), asked);
  };
  const done = await changeRegistry(log, allowed, { author, clock, dryRun });
  const hasRoom = dryRun || folder === undefined || (await keepReserve(folder));
  return {
    changed: done.do === 'change',
    says: done.says,
    warnings: [...(done.do === 'change' ? done.warnings : []), ...(hasRoom ? [] : [noRoomLeft(folder)])],
  };
}

const noRoomLeft = (folder: string): string =>
  `The disk of ${folder} is full, and less room is kept there than a rollback may need: make some.`;

const mustSign = (said: { by: string; at: string }, now: number): NotAllowed =>
  new NotAllowed(
    `Only signed revisions are taken here, said ${byWhom(said, now)}: set RIG4U_LOG_KEY_FILE to the key ` +
      'that signs, or go by way of a gateway that has it (--via https://gateway.example).',
  );
