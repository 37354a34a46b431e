import { Refusal } from '@rig4u/kernel';
import type { Registry } from '@rig4u/shared/contracts';
import { appendRegistry, newestRegistry, readFolder, readRelease, writeRelease, type ReleaseRef } from '../store';
import { changeRegistry } from './change-registry';
import { loadHost, loadRemote } from './load-manifest';
import { readManifest, refOf } from '../plans/manifest';
import { planPromoteHost } from '../plans/plan-host';
import { planPromote } from '../plans/plan-promote';
import { planPublish } from '../plans/plan-publish';
import { planRollback, planRollbackHost } from '../plans/plan-rollback';
import type { RegistryPlan } from '../plans/registry-plan';

export interface CommandOptions {
  dryRun?: boolean;
  force?: boolean;
}

/** What was done (or, in a dry run, would be), in lines for a person. */
export interface Outcome {
  changed: boolean;
  says: string[];
  warnings: string[];
}

/** Puts a built folder into the store. Throws a Refusal with every reason when it may not. */
export async function publish(
  store: string,
  dist: string,
  { dryRun = false }: CommandOptions = {},
): Promise<Outcome & { ref: ReleaseRef }> {
  const files = await readFolder(dist);
  if (!files) throw new Refusal(`There is no folder ${dist}. Run "rig4u build" in the part's folder first.`);
  const build = readManifest(files);
  const ref = refOf(build);
  const plan = planPublish(build, files, await readRelease(store, ref));
  if (plan.do === 'refuse') throw refused(plan.reasons);
  if (plan.do === 'nothing' || dryRun) return { changed: plan.do === 'publish', ref, says: plan.says, warnings: [] };
  if (await writeRelease(store, ref, files)) return { changed: true, ref, says: plan.says, warnings: [] };
  return publish(store, dist);
}

/** Puts a published release live. */
export async function promote(store: string, ref: ReleaseRef, options: CommandOptions = {}): Promise<Outcome> {
  if (ref.part === 'host') {
    const host = await loadHost(store, ref.version);
    return change(store, options, async (registry) => planPromoteHost(registry, host, options));
  }
  const manifest = await loadRemote(store, ref);
  return change(store, options, async (registry) => {
    if (!registry)
      throw new Refusal(
        'No host is live yet, so nothing can be checked against it. Promote a host first: rig4u promote host@<version>.',
      );
    return planPromote(registry, manifest, await loadHost(store, registry.host.version), options);
  });
}

/** Puts the release live again that was live before. */
export function rollback(store: string, part: string, options: CommandOptions = {}): Promise<Outcome> {
  return change(store, options, async (registry) => {
    if (!registry) throw new Refusal('Nothing is live yet, so there is nothing to roll back.');
    const { version, lastGood } = registry.host;
    if (part === 'host')
      return planRollbackHost(registry, lastGood ? await loadHost(store, lastGood) : undefined, options);
    return planRollback(registry, part, await loadHost(store, version), options);
  });
}

async function change(
  store: string,
  { dryRun = false }: CommandOptions,
  plan: (registry: Registry | undefined) => Promise<RegistryPlan>,
): Promise<Outcome> {
  const log = { newest: () => newestRegistry(store), append: (next: Registry) => appendRegistry(store, next) };
  const done = await changeRegistry(log, plan, dryRun);
  if (done.do === 'refuse') throw refused(done.reasons);
  return { changed: done.do === 'change', says: done.says, warnings: done.do === 'change' ? done.warnings : [] };
}

const refused = (reasons: string[]): Refusal => new Refusal(reasons.join('\n  '));
