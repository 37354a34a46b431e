import { visitorKey } from '@rig4u/shared/boot';

/** A stored text; null when there is none or the browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The random id that keeps a visitor in the same share of a roll-out; undefined when the browser has none. */
export const storedVisitor = (): string | undefined => readStored(visitorKey) ?? undefined;

/**
 * The visitor's id, made and kept now when there is none; undefined without storage, since the share would not be
 * sticky.
 */
export function visitorId(): string | undefined {
  const known = storedVisitor();
  if (known) return known;
  const id = crypto.randomUUID();
  try {
    localStorage.setItem(visitorKey, id);
    return id;
  } catch {
    return undefined;
  }
}
