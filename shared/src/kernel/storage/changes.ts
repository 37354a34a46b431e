const listeners = new Map<string, Set<() => void>>();

/** Tells this tab that a key was written; other tabs hear it from the browser's `storage` event. */
export function announce(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

/** Calls the listener after each change of a key, made in this tab or another; returns the function that stops it. */
export function listen(key: string, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  const fromOtherTab = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', fromOtherTab);
  return () => {
    own.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
