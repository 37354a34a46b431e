import { partsOf, shownOf, type Revision } from '../registry';
import type { Plan, Published } from '../plans/plan';
import { clearLeftovers, hasRelease, labelOf, type ReleaseRef, type StoreAt } from '../store';
import { changeRegistry, type Author } from './change-registry';
import { loadManifest } from './load-manifest';
import { appendRevision, hashOfRevision, newestRegistry } from './revisions';

export interface CommandOptions {
  dryRun?: boolean | undefined;
  /** Who does it and why; a program that gives nothing stands in the history under its own name. */
  by?: string | undefined;
  why?: string | undefined;
  /** Milliseconds since 1970; left out, the clock of this machine. */
  clock?: () => number;
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

/** Changes a store's registry by a plan, and says what was done. */
export async function change(
  store: StoreAt,
  command: string,
  { dryRun = false, by = 'a program', why, leftOut, clock = Date.now }: CommandOptions & Pick<Author, 'leftOut'>,
  plan: (registry: Revision | undefined, now: number) => Promise<Plan>,
): Promise<Outcome> {
  if (!dryRun) await clearLeftovers(store, clock());
  const author: Author = { by, command, why, leftOut };
  const log = {
    newest: () => newestRegistry(store),
    hashOf: (revision: number) => hashOfRevision(store, revision),
    append: (next: Revision) => appendRevision(store, next),
  };
  const done = await changeRegistry(log, (registry) => plan(registry, clock()), { author, clock, dryRun });
  return {
    changed: done.do === 'change',
    says: done.says,
    warnings: done.do === 'change' ? done.warnings : [],
  };
}
