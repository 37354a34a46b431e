import type { Release } from '@rig4u/shared/contracts';

const scriptTimeoutMs = 3000;
const pinned = new Map<string, Release>();
const loaded = new Set<string>();
const tries = new Map<string, number>();

/**
 * Sets the address and the hash that the entry of a release must have, and says what the runtime must be told: nothing, of a release
 * that is 'new' to it, or of one that has 'moved'. Call it before each load: a mended registry may name the same release with another
 * hash or address. What has loaded stays where it was.
 */
export function pinEntry(release: Release): 'known' | 'new' | 'moved' {
  const before = pinned.get(release.id);
  if (before && loaded.has(release.id)) return 'known';
  pinned.set(release.id, release);
  if (!before) return 'new';
  return before.entry.src === release.entry.src ? 'known' : 'moved';
}

/** Notes that the entry of a release ran. */
export const entryLoaded = ({ id }: Release): void => void loaded.add(id);

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
