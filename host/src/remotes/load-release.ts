import {
  parseRemoteModule,
  parseScreenModule,
  sharedAhead,
  type LoadPhase,
  type Release,
} from '@rig4u/shared/contracts';
import { matchRoutes, type RouteObject } from '@rig4u/shared/routing';
import type { Federation } from './federation';
import { UnmetNeeds } from './load-errors';

/** How far a load came, as it goes on. */
export interface Reached {
  phase?: LoadPhase;
}

/**
 * The routes of a release, with the screens of `pathname` loaded. The host fetches the shared entries that the release
 * needs first and itself, so that no release is the first to meet a failed chunk of the host. Rejects with UnmetNeeds,
 * or with the failure. `reached` says how far it came.
 */
export async function loadRelease(
  federation: Federation,
  release: Release,
  pathname: string,
  reached: Reached = {},
): Promise<RouteObject[]> {
  reached.phase = 'shared';
  await Promise.all([provide(federation, release, pathname), release.format && readyModule(release, pathname)]);
  reached.phase = 'entry';
  const { routes } = parseRemoteModule(await federation.routes(release));
  reached.phase = 'screen';
  const entered = new Set((matchRoutes(routes, pathname) ?? []).map((match) => match.route.path));
  return Promise.all(
    routes.map(async ({ path, lazy }) =>
      entered.has(path) ? { path, Component: parseScreenModule(await lazy()).Component } : { path },
    ),
  );
}

/** Few releases are modules, so what only they need is a file of its own. */
const readyModule = async (release: Release, pathname: string): Promise<void> =>
  (await import(/* webpackChunkName: "modules" */ './modules')).readyModule(release, pathname);

/**
 * Fetches every shared entry that the release needs at `pathname`, before it runs. What it takes on demand, or on other
 * screens only, comes later. Rejects with UnmetNeeds when this host has not all of it.
 */
async function provide(federation: Federation, release: Release, pathname: string): Promise<void> {
  const { needs } = release;
  refuse(Object.keys(needs).filter((key) => !federation.provides(key)));
  const missing = await Promise.all(
    sharedAhead(release, pathname).map(async (key) => unmet(key, needs[key] ?? [], await federation.shared(key))),
  );
  refuse(missing.flat());
}

function refuse(missing: readonly string[]): void {
  if (missing.length > 0) throw new UnmetNeeds(`This host does not have what the release needs: ${missing.join(', ')}`);
}

const unmet = (key: string, names: readonly string[], module: unknown): string[] =>
  names.filter((name) => name !== '*' && !(name in Object(module))).map((name) => `${name} of ${key}`);
