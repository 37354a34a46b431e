import {
  pickRelease,
  readRegistry,
  visitorKey,
  type PageRegistry,
  type RegistryRemote,
  type Release,
} from '@rig4u/shared/contracts';
import { emit } from '@rig4u/shared/events';
import { readStored } from './preload';
import { messageOf } from './retry';

const pollMs = 30_000;
/** Looking at a link asks for the registry too, but not more often than this. */
const freshMs = 5_000;

export interface RegistryStore {
  current(): PageRegistry;
  /** Asks for a newer registry by a conditional request; never rejects: without one the page goes on with what it has. */
  refresh(): Promise<void>;
  /** Asks unless that was done a moment ago. */
  refreshSoon(): void;
  /** Keeps asking while the tab is visible and when it becomes visible; returns the function that stops it. */
  watch(): () => void;
}

/** The registry of this tab. It begins with what the page was served with and only ever moves to a newer revision. */
export function createRegistryStore(
  inlined: unknown,
  ask: typeof fetch = (...request) => fetch(...request),
): RegistryStore {
  let registry = readRegistry(inlined);
  let askedAt = performance.now();

  const refresh = async () => {
    askedAt = performance.now();
    try {
      const response = await ask('/registry.json', { cache: 'no-cache' });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const next = readRegistry(await response.json());
      if (next.revision <= registry.revision) return;
      registry = next;
      emit('registry-changed', { revision: next.revision });
    } catch (error) {
      console.warn(
        `The registry could not be refreshed; revision ${registry.revision} stays in use: ${messageOf(error)}`,
      );
    }
  };

  return {
    current: () => registry,
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

/** The release of a remote that this visitor gets. Makes and keeps a random id only when a rollout is under way. */
export function releaseFor(name: string, record: RegistryRemote): Release {
  return pickRelease(name, record, record.rollout ? visitor() : undefined);
}

function visitor(): string | undefined {
  const known = readStored(visitorKey);
  if (known) return known;
  const id = crypto.randomUUID();
  try {
    localStorage.setItem(visitorKey, id);
    return id;
  } catch {
    // Without storage a share would not be sticky: this visitor stays on the live release.
    return undefined;
  }
}
