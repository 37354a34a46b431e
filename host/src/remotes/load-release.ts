import { parseRemoteModule, parseScreenModule, sharedAhead, type Release } from '@rig4u/shared/contracts';
import { matchRoutes, type RouteObject } from '@rig4u/shared/routing';
import type { Federation } from './federation';

/** A release asks for names that this host's shared entries do not export. Its code is never run. */
export class UnmetNeeds extends Error {
  override name = 'UnmetNeeds';
}

/**
 * Loads a release and the screens of `pathname`. The shared entries it needs are fetched first and by the host itself, so that a
 * failed chunk of the host is never first met inside a release. Rejects with UnmetNeeds, or with what went wrong.
 */
export async function loadRelease(federation: Federation, release: Release, pathname: string): Promise<RouteObject[]> {
  await provide(federation, release, pathname);
  const { routes } = parseRemoteModule(await federation.routes(release));
  const entered = new Set((matchRoutes(routes, pathname) ?? []).map((match) => match.route.path));
  return Promise.all(
    routes.map(async ({ path, lazy }) =>
      entered.has(path) ? { path, Component: parseScreenModule(await lazy()).Component } : { path },
    ),
  );
}

/** What the release fetches on demand, and what only its other screens take, it asks for itself or later; everything else is here before it runs. */
async function provide(federation: Federation, release: Release, pathname: string): Promise<void> {
  const { needs } = release;
  const absent = Object.keys(needs).filter((key) => !federation.provides(key));
  if (absent.length > 0) throw new UnmetNeeds(`This host does not have what the release needs: ${absent.join(', ')}`);
  const missing = await Promise.all(
    sharedAhead(release, pathname).map(async (key) => unmet(key, needs[key] ?? [], await federation.shared(key))),
  );
  const all = missing.flat();
  if (all.length > 0) throw new UnmetNeeds(`This host does not have what the release needs: ${all.join(', ')}`);
}

const unmet = (key: string, names: readonly string[], module: unknown): string[] =>
  names.filter((name) => name !== '*' && !(name in Object(module))).map((name) => `${name} of ${key}`);
