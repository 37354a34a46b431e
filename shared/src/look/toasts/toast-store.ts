import { reduce, type ToastChange, type ToastEntry, type ToastMessage } from './toast-entry';

export interface ToastHandle {
  id: string;
  dismiss: () => void;
}

export interface ToastStore {
  list: () => readonly ToastEntry[];
  /** Calls the listener after each change. Returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  add: (message: ToastMessage) => ToastHandle;
  /** Closes one message; all of them without an id. */
  dismiss: (id?: string) => void;
}

let count = 0;

/** A list of messages outside React, so that any code can add one. A closed message is removed after `removalDelay` ms. */
export function createToastStore({ limit, removalDelay }: { limit: number; removalDelay: number }): ToastStore {
  let list: readonly ToastEntry[] = [];
  const listeners = new Set<() => void>();
  const leaving = new Set<string>();

  const change = (what: ToastChange) => {
    list = reduce(list, what, limit);
    for (const listener of listeners) listener();
  };
  const removeLater = (id: string) => {
    if (leaving.has(id)) return;
    leaving.add(id);
    setTimeout(() => {
      leaving.delete(id);
      change({ type: 'remove', id });
    }, removalDelay);
  };
  const dismiss = (id?: string) => {
    change({ type: 'dismiss', id });
    for (const entry of list) if (!entry.open) removeLater(entry.id);
  };
  return {
    list: () => list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (message) => {
      const id = String((count += 1));
      change({ type: 'add', entry: { ...message, id, open: true } });
      return { id, dismiss: () => dismiss(id) };
    },
    dismiss,
  };
}
