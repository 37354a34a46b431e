import type { RouteObject } from '@rig4u/shared/routing';

/** What stands in the outlet for an address that is not the host's own. */
export type Outcome =
  | { kind: 'screen'; remote: string; release: string; routes: RouteObject[] }
  | { kind: 'panel'; remote: string; message: string }
  | { kind: 'not-found' }
  /** Only a newer host can show it: the navigation becomes a full page load. */
  | { kind: 'reload' };

/** Where the screens of other parts come from. */
export interface RemoteSource {
  /** Whether some part owns an address now. */
  owns(pathname: string): boolean;
  load(pathname: string): Promise<Outcome>;
  /** A screen of `release` threw while it was on the page; the next load of its remote takes the last good release, if there is one. */
  crashed(remote: string, release: string, error: unknown): 'has-last-good' | 'none';
  /** The visitor asks for another try: what was held against a release is forgotten. */
  forgive(remote: string): void;
  /** Fetches ahead what `pathname` will need. */
  prefetch(pathname: string): void;
}
