import { readManifest, refOf, type Manifest } from '../manifest';
import { planFreeze, planPin, planUnpin } from '../plans/plan-holds';
import { planOffline } from '../plans/plan-offline';
import { planPromote } from '../plans/plan-promote';
import { planPublish } from '../plans/plan-publish';
import { planRestored } from '../plans/plan-restored';
import { planRevert } from '../plans/plan-revert';
import { planRollback } from '../plans/plan-rollback';
import { recordFile, recordText, type Revision } from '../registry';
import { noneIfRefused, NotThere } from '../refusals';
import {
  clearLeftovers,
  labelOf,
  readFolder,
  sentenceOfSystem,
  shrink,
  shrinkQuickly,
  storeAt,
  writeRelease,
  type FileMap,
  type ReleaseRef,
  type StoreAt,
} from '../store';
import { change, publishedOf, type CommandOptions, type Outcome } from './change-store';
import { changeTried, soundBuilds, type TriedOptions } from './change-tried';
import { deltasOf } from './deltas';
import { liveIn } from './live';
import { settled } from './change-registry';
import { headIn, pointToNewest } from './pointers';
import { ownFilesOf } from './load-manifest';
import { readRevision } from './revisions';
import { hostComparison } from './shared-types';

export interface PublishOptions extends CommandOptions {
  /** Whether what changed since the releases before it is put beside it. */
  deltas?: boolean;
  /** Compresses in less time, for a store that only this machine reads. */
  quick?: boolean;
}

type Published = Outcome & { ref: ReleaseRef };

/** Puts a built folder into the store. Throws a Refusal with every reason when it may not. */
export async function publish(store: StoreAt, dist: string, options: PublishOptions = {}): Promise<Published> {
  return publishFiles(store, await builtFiles(dist), options);
}

/** The files of a built folder. Throws a Refusal where there is none. */
export async function builtFiles(dist: string): Promise<FileMap> {
  const files = await readFolder(dist);
  if (files) return files;
  throw new NotThere(`There is no folder ${dist}. Run "rig4u build" in the part's folder first.`);
}

/** The same for files that came in another way. As with any command, what pages read is of the newest revision afterwards. */
export async function publishFiles(store: StoreAt, files: FileMap, options: PublishOptions = {}): Promise<Published> {
  const isBehind = (): Promise<boolean> => (options.dryRun ? Promise.resolve(false) : mended(store));
  const done = await putThere(store, files, options).catch(async (error: unknown) => {
    // What is in the way of that is no answer to why nothing was published: the next command says it.
    await isBehind().catch(() => false);
    throw error;
  });
  try {
    return (await isBehind()) ? { ...done, says: [...done.says, settled] } : done;
  } catch (error) {
    const inTheWay = sentenceOfSystem(error);
    if (inTheWay === undefined) throw error;
    return { ...done, warnings: [...done.warnings, `What visitors read may be behind the log: ${inTheWay}`] };
  }
}

/** True where what pages read was behind the log and is not any more. What is in the way of that, other commands and `verify` say. */
const mended = async (store: StoreAt): Promise<boolean> =>
  storeAt(store).folder !== undefined && ((await pointToNewest(store).catch(noneIfRefused)) ?? false);

async function putThere(store: StoreAt, files: FileMap, options: PublishOptions): Promise<Published> {
  const { dryRun = false, clock = Date.now, deltas = true, quick = false } = options;
  const build = readManifest(files);
  const ref = refOf(build);
  const published = await ownFilesOf(store, ref);
  const planBy = async (by: typeof shrink) => planPublish(build, files, published, await sizesOf(files, build, by));
  let plan = await planBy(quick ? shrinkQuickly : shrink);
  // Over the budget is only what is over it when it is as small as it can be.
  if (quick && plan.do === 'refuse') plan = await planBy(shrink);
  if (plan.do === 'refuse') throw plan.error;
  if (plan.do === 'nothing' || dryRun) return { changed: plan.do === 'publish', ref, says: plan.says, warnings: [] };
  await clearLeftovers(store, clock());
  const record = new TextEncoder().encode(recordText(build));
  const changes = deltas ? await deltasOf(store, ref, files) : [];
  if (await writeRelease(store, ref, new Map([...files, ...changes, [recordFile, record]]), { quick }))
    return { changed: true, ref, says: plan.says, warnings: [] };
  // Somebody else was faster: what is there now is compared.
  return putThere(store, files, options);
}

/** Sizes as brotli of the files that a remote's screens take, in bytes. */
export async function sizesOf(files: FileMap, build: Manifest, shrinkBy = shrink): Promise<(file: string) => number> {
  if (build.kind === 'host') return () => 0;
  const { entry, screens } = build.manifest;
  const names = [...new Set([entry, ...screens.flatMap((screen) => screen.files)])];
  const sizes = new Map(
    await Promise.all(
      names.map(async (name) => {
        const bytes = files.get(name);
        return [name, bytes ? (await shrinkBy(bytes)).length : 0] as const;
      }),
    ),
  );
  return (file) => sizes.get(file) ?? 0;
}

export interface PromoteOptions extends TriedOptions {
  /** The version that the caller takes for live. */
  from?: string | undefined;
}

/** Puts published releases live, all in one revision. */
export async function promote(
  store: StoreAt,
  refs: ReleaseRef | readonly ReleaseRef[],
  options: PromoteOptions = {},
): Promise<Outcome> {
  const wanted = 'part' in refs ? [refs] : refs;
  const builds = await soundBuilds(store, wanted);
  const { from, again, accept, compareTypes } = options;
  const compare = hostComparison(store, builds, compareTypes);
  const plan = async (registry: Revision | undefined, now: number) => {
    const published = await publishedOf(store, registry);
    const compared = await compare(liveIn(store, registry, published));
    return planPromote(registry, builds, published, { from, again, accept, compared, now });
  };
  return changeTried(store, `promote ${wanted.map(labelOf).join(' ')}`, builds, options, plan);
}

/** Takes a release away and puts the one live again that was live before. */
export function rollback(
  store: StoreAt,
  part: string,
  options: CommandOptions & { from?: string | undefined; to?: string | undefined } = {},
): Promise<Outcome> {
  const { from, to } = options;
  const extra = to === undefined ? [] : [{ part, version: to }];
  return change(store, `rollback ${part}`, { ...options, urgent: true }, async (registry, now) =>
    planRollback(registry, part, await publishedOf(store, registry, extra), { from, to, now }),
  );
}

/** Undoes what one revision changed, where that still stands. */
export async function revert(store: StoreAt, revision: number, options: CommandOptions = {}): Promise<Outcome> {
  const undone = await readRevision(store, revision, options.signing?.keys);
  const extra = undone.changes.flatMap((one) =>
    one.do === 'live' && one.from !== null ? [{ part: one.part, version: one.from }] : [],
  );
  return change(store, `revert ${revision}`, { ...options, urgent: true }, async (registry, now) =>
    planRevert(registry ?? undone, undone, await publishedOf(store, registry, extra), now),
  );
}

/** Keeps a part at its version; `until` is in milliseconds since 1970. */
export const pin = (store: StoreAt, ref: ReleaseRef, until: number, options: CommandOptions = {}): Promise<Outcome> =>
  change(store, `pin ${labelOf(ref)}`, options, async (registry, now) => planPin(registry, ref, until, now));

export const unpin = (store: StoreAt, part: string, options: CommandOptions = {}): Promise<Outcome> =>
  change(store, `unpin ${part}`, options, async (registry) => planUnpin(registry, part));

/** Stops all promotions (`frozen`), or lets them go on. */
export const freeze = (store: StoreAt, frozen: boolean, options: CommandOptions = {}): Promise<Outcome> =>
  change(store, frozen ? 'freeze --all' : 'unfreeze', { ...options, urgent: frozen }, async (registry, now) =>
    planFreeze(registry, frozen, now),
  );

/** Takes offline use away from all visitors, or gives it back. */
export const offline = (store: StoreAt, to: 'on' | 'off', options: CommandOptions = {}): Promise<Outcome> =>
  change(store, `offline ${to}`, { ...options, urgent: to === 'off' }, async (registry, now) =>
    planOffline(registry, to, now),
  );

/**
 * Says that a backup of the store was put back, that it was moved, or that it goes on without revisions that are lost: pages then take
 * its revisions, though their numbers are lower.
 */
export const restored = (store: StoreAt, options: CommandOptions = {}): Promise<Outcome> =>
  change(store, 'restored', { ...options, despiteLoss: true, urgent: true }, async (registry) => {
    const { folder } = storeAt(store);
    return planRestored(registry, folder === undefined ? undefined : (await headIn(folder))?.epoch);
  });
