import type { NavPlace } from '@rig4u/shared/contracts';
import type { RouteObject } from '@rig4u/shared/routing';
import { createContext } from 'react';

/** What the outlet shows at an address that is not the host's own. */
export type Outcome =
  | { kind: 'screen'; remote: string; release: string; routes: RouteObject[] }
  | { kind: 'panel'; remote: string; error: unknown }
  | { kind: 'not-found' }
  /** Only a newer host can show it: the navigation becomes a full page load. */
  | { kind: 'reload' };

/** Gives the screens of other parts. */
export interface RemoteSource {
  /** Whether a part owns an address now. */
  owns(pathname: string): boolean;
  /** The links of header and footer that lead somewhere now; the same list until the registry changes. */
  places(): readonly NavPlace[];
  /** What to show at an address. Never rejects: a failed load is a panel. */
  load(pathname: string): Promise<Outcome>;
  /** Notes that a screen of `release` threw. The next load takes the remote's last good release, if it has one. */
  crashed(remote: string, release: string, error: unknown): 'has-last-good' | 'none';
  /** The visitor asked for it: gives the crashed releases of a remote another chance, and the next load asks for a newer registry first. */
  tryAgain(remote: string): void;
  /** For a file of the host that did not arrive: rejects with the failure, but where the page loads itself anew meanwhile. */
  failedFile(error: unknown): Promise<never>;
  /** Fetches ahead what `pathname` will need. */
  prefetch(pathname: string): void;
}

/**
 * Whether an address leads anywhere now: a remote that the home page leads to may not be live yet, or any more. Without a
 * provider every address does.
 */
export const IsOpen = createContext<RemoteSource['owns']>(() => true);
