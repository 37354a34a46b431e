import type { KeyObject } from 'node:crypto';
import { gate } from '../gate/gate';
import { isAccepted } from '../plans/plan-promote';
import { togetherWith } from '../plans/together';
import { signPreview, type PreviewClaim } from '../preview';
import { namedBy, partOf } from '../registry';
import { GateRefusal, Held, NotThere } from '../refusals';
import { labelOf, type ReleaseRef, type StoreAt } from '../store';
import { publishedOf } from './change-store';
import { soundBuilds } from './change-tried';
import { notePreview } from './noted-previews';
import { newestRegistry } from './revisions';

export interface PreviewOptions {
  privateKey: KeyObject;
  /** The site's public address. */
  origin: string;
  /** When the link ends, in milliseconds since 1970. */
  until: number;
  by: string;
  /** What a host may strand, as for a promotion. */
  accept?: readonly string[] | undefined;
}

/**
 * A link to the site with a published release in it, for whoever opens it. Refused where the release would not run beside what is
 * live. Changes nothing that is served; the store's folder notes how long `prune` keeps the release for the link.
 */
export async function preview(
  store: StoreAt,
  ref: ReleaseRef,
  { privateKey, origin, until, by, accept = [] }: PreviewOptions,
): Promise<{ link: string; claim: PreviewClaim }> {
  const builds = await soundBuilds(store, [ref]);
  const registry = await newestRegistry(store);
  if (!registry)
    throw new NotThere('Nothing is live yet, so there is nothing to show a preview in. Promote a host first.');
  if (partOf(registry, ref.part)?.withdrawn.includes(ref.version))
    throw new Held(`${labelOf(ref)} was taken away by a rollback. Publish a mended version and preview that.`);
  const faults = gate(togetherWith(registry, builds, await publishedOf(store, registry)));
  const open = faults.filter((fault) => !isAccepted(fault, accept));
  if (open.length > 0) throw new GateRefusal(`${labelOf(ref)} would not run beside what is live:`, open);
  const [hash = ''] = builds.map((build) => namedBy(build)[1]);
  const claim: PreviewClaim = { v: 1, ...ref, hash, origin, until: new Date(until).toISOString(), by };
  await notePreview(store, ref, until);
  return { link: `${origin}/preview/${signPreview(claim, privateKey)}`, claim };
}
