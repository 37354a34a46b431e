export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** A paragraph of its own below the description, such as why something was refused. */
  detail?: string | undefined;
  kind?: 'normal' | 'destructive' | undefined;
  /** Milliseconds until it closes by itself. */
  duration?: number | undefined;
  action?: ToastAction | undefined;
  /** Whether the page says the same to screen readers: then the message is for the eye only. */
  silent?: boolean | undefined;
  /** What it speaks of, such as the link to take instead: the page scrolls until that is above the message. */
  about?: (() => Element | null) | undefined;
}

/** A message in a store. One that is not `open` is closing. */
export interface ToastEntry extends ToastMessage {
  id: string;
  open: boolean;
}

/** What the areas show, and what they call when a message is closed. */
export interface AreasProps {
  outcomes: readonly ToastEntry[];
  news: readonly ToastEntry[];
  /** The place in the open dialog; undefined where they float over the page. */
  place: HTMLElement | undefined;
  onCloseOutcome: (id: string) => void;
  onCloseNews: (id: string) => void;
}

export type ToastChange =
  { type: 'add'; entry: ToastEntry } | { type: 'dismiss'; id?: string | undefined } | { type: 'remove'; id: string };

/** The list after a change, newest first and at most `limit` long. */
export function reduce(list: readonly ToastEntry[], change: ToastChange, limit: number): readonly ToastEntry[] {
  switch (change.type) {
    case 'add':
      return [change.entry, ...list].slice(0, limit);
    case 'dismiss':
      return list.map((entry) =>
        change.id === undefined || entry.id === change.id ? { ...entry, open: false } : entry,
      );
    case 'remove':
      return list.filter((entry) => entry.id !== change.id);
  }
}
