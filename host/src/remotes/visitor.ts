import { hasRollout, visitorKey } from '@rig4u/shared/boot';

/** A stored text; null when there is none or the browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * The random id that keeps a visitor in the same share of a roll-out: made and kept when there is none. Only while something is rolled
 * out, and not where the browser forbids storage or has no random ids: then the share would be another one each time.
 */
export function visitorOf(index: Parameters<typeof hasRollout>[0]): string | undefined {
  if (!hasRollout(index)) return undefined;
  const known = readStored(visitorKey);
  if (known) return known;
  try {
    const id = crypto.randomUUID();
    localStorage.setItem(visitorKey, id);
    return id;
  } catch {
    return undefined;
  }
}
