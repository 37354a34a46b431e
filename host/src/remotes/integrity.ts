import type { Release } from '@rig4u/shared/contracts';

const scriptTimeoutMs = 3000;
const pinned = new Map<string, Release>();
const tries = new Map<string, number>();

/**
 * Sets the hash that the entry of a release must have, and returns whether it is the first for this release. Call it
 * before each load: a repaired registry may name the same release with another hash.
 */
export function pinEntry(release: Release): boolean {
  const isFirst = !pinned.has(release.id);
  pinned.set(release.id, release);
  return isFirst;
}

/**
 * The script element for the entry of a release, with its hash; a second try gets past the browser's cache.
 * Throws when the registry gave no hash.
 */
export function entryScript(url: string, id: string): { script: HTMLScriptElement; timeout: number } {
  const integrity = pinned.get(id)?.entry.integrity;
  if (!integrity) throw new Error(`The registry has no integrity hash for ${url}: refused`);
  const failed = tries.get(url) ?? 0;
  tries.set(url, failed + 1);
  const script = document.createElement('script');
  script.src = failed > 0 ? `${url}?retry=${failed}` : url;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.async = true;
  return { script, timeout: scriptTimeoutMs };
}
