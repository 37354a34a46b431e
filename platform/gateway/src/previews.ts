import type { KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Refusal } from '@rig4u/kernel';
import { previewed } from '@rig4u/releases';
import type { Manifest } from '@rig4u/releases/manifest';
import { openPreview, type PreviewClaim } from '@rig4u/releases/preview';
import { liveOf, type Live, type LiveOptions } from './live';
import { listPath } from './offline-documents';

export const previewCookie = 'rig4u-preview';

/** The product with a release in it that is not live, for who has opened its link. */
export interface OpenPreview {
  live: Live;
  /** Where the release is to be seen. */
  address: string;
  until: string;
}

/** Why a link shows nothing. */
export type RefusedPreview = 'not signed' | 'ended' | 'of another site' | 'gone';

/** Opens links of previews. Which one is good is asked anew each time. */
export type FindPreview = (token: string, origin: string, live: Live) => Promise<OpenPreview | RefusedPreview>;

/** Nobody keeps what only one visitor may see. */
const kept = { 'Cache-Control': 'no-store', Vary: 'Accept-Encoding, Cookie' };

/** Previews at a time whose pages are held in memory, for each state of the registry. */
const mostHeld = 20;

/** A finder of previews. `now` is the clock, in milliseconds since 1970. */
export function previewFinder(options: LiveOptions, publicKeys: readonly KeyObject[], now: () => number): FindPreview {
  const signed = new LRUCache<string, PreviewClaim>({ max: 100 });
  const held = new WeakMap<Live, LRUCache<string, Promise<OpenPreview | RefusedPreview>>>();
  return async (token, origin, live) => {
    const claim = signed.get(token) ?? openPreview(token, publicKeys);
    if (!claim) return 'not signed';
    signed.set(token, claim);
    if (Date.parse(claim.until) <= now()) return 'ended';
    if (claim.origin !== origin) return 'of another site';
    const ofLive = held.get(live) ?? new LRUCache({ max: mostHeld });
    held.set(live, ofLive);
    const known = ofLive.get(token) ?? load(options, claim, live);
    ofLive.set(token, known);
    // What failed is tried again for the next one; so is what is not there: its store may be away.
    known.then(
      (found) => found === 'gone' && ofLive.delete(token),
      () => ofLive.delete(token),
    );
    return known;
  };
}

async function load(options: LiveOptions, claim: PreviewClaim, live: Live): Promise<OpenPreview | RefusedPreview> {
  await options.bring?.(claim).catch(goneIfRefused);
  const found = await previewed(options.store, live.revision, claim).catch(goneIfRefused);
  if (!found) return 'gone';
  const { view, index, build } = found;
  const product = await liveOf(options, { view, index, carries: kept });
  // The worker is the live one's, and without a list of files it keeps nothing of a preview.
  const offline: Live['offline'] = async (path) => (path === listPath ? undefined : live.offline(path));
  return { live: { ...product, offline }, address: firstScreen(build), until: claim.until };
}

/** The first screen that can be opened without knowing a name. */
function firstScreen(build: Manifest): string {
  if (build.kind === 'host') return '/';
  const { screens } = build.manifest;
  return screens.find(({ path }) => !path.includes(':'))?.path ?? screens[0]?.example ?? '/';
}

function goneIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
