import { forVisitor, isNewer, readIndex, type PageIndex } from '@rig4u/shared/contracts';
import { emit } from '@rig4u/shared/events';
import { messageOf } from './load-errors';
import { visitorOf } from './visitor';

const pollMs = 30_000;
/** Pointing at a link asks for the registry too, but not more often than this. */
const freshMs = 5_000;

export interface RegistryStore {
  /** The index as this visitor sees it: where a release is rolled out to him, it is live. */
  current(): PageIndex;
  /** The index as it was written, with its roll-outs. */
  written(): PageIndex;
  /**
   * Asks for a newer registry by a conditional request. Never rejects: on a failure the page keeps the registry it has.
   */
  refresh(): Promise<void>;
  /** Asks, unless it did so a moment ago. */
  refreshSoon(): void;
  /** Asks every 30 s while the tab is visible, and when it becomes visible. Returns the function that stops it. */
  watch(): () => void;
}

/**
 * The registry of this tab. It begins with the index in the page and only moves to a newer revision, which it announces.
 * Throws when the page's own is not an index.
 */
export function createRegistryStore(
  inlined: unknown,
  ask: typeof fetch = (...request) => fetch(...request),
): RegistryStore {
  let written = readIndex(inlined);
  let registry = seenBy(written);
  let askedAt = performance.now();

  const refresh = async () => {
    askedAt = performance.now();
    try {
      const response = await ask('/registry/index.json', { cache: 'no-cache' });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const next = readIndex(await response.json());
      if (!isNewer(next, registry)) return;
      written = next;
      registry = seenBy(next);
      emit('registry-changed', { revision: next.revision });
    } catch (error) {
      console.warn(
        `The registry could not be refreshed; revision ${registry.revision} stays in use: ${messageOf(error)}`,
      );
    }
  };

  return {
    current: () => registry,
    written: () => written,
    refresh,
    refreshSoon: () => {
      if (performance.now() - askedAt > freshMs) void refresh();
    },
    watch: () => {
      const whenVisible = () => {
        if (document.visibilityState === 'visible') void refresh();
      };
      const timer = setInterval(whenVisible, pollMs);
      document.addEventListener('visibilitychange', whenVisible);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', whenVisible);
      };
    },
  };
}

const seenBy = (index: PageIndex): PageIndex => forVisitor(index, visitorOf(index));
