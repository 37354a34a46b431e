/** Events that parts of one tab tell each other. A part that needs a new one adds it here, so that both sides see its type. */
export interface RigEvents {
  /** The registry of the page was replaced by a newer revision. */
  'registry-changed': { revision: number };
  /** A remote's release could not be used; `fallback` is what the visitor got instead. */
  'remote-failed': { remote: string; version: string; fallback: 'last-good' | 'panel'; message: string };
  /** An image was given another address. */
  'image-edited': { id: string; originalUrl: string; currentUrl: string; category: string };
  /** An image shows its original again. */
  'image-reset': { id: string; originalUrl: string; category: string };
}

export type RigEventName = keyof RigEvents;
