import type { Stored, StoredValue } from '@rig4u/shared/storage';

/**
 * The same stored value, kept in memory while the browser refuses it: a refused update still shows its result here, and returns why
 * it was refused. The first update that the browser accepts again writes all of it.
 */
export function withMemory<T>(store: StoredValue<T>): StoredValue<T> {
  let memory: Stored<T> | undefined;
  const listeners = new Set<() => void>();
  const latest = (stored: T): T => (memory ? memory.value : stored);

  return {
    key: store.key,
    read: () => memory ?? store.read(),
    update(change) {
      const result = store.update((stored) => change(latest(stored)));
      if (result.ok) memory = undefined;
      else {
        const { status, value } = store.read();
        memory = { status, value: change(latest(value)) };
      }
      for (const listener of [...listeners]) listener();
      return result;
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = store.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
