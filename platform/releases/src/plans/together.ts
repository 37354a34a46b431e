import type { Together } from '../gate/gate';
import { refOf, type HostManifest, type Manifest, type RemoteManifest } from '../manifest';
import { Refusal } from '@rig4u/kernel';
import type { State } from '../registry';
import { labelOf } from '../store';
import { publishedAs, type Published } from './plan';

/** Which releases are live, and which before: what a registry says, without who and when. */
export interface LiveReleases {
  host: Pick<State['host'], 'live' | 'rollout'>;
  remotes: Readonly<Record<string, Pick<State['host'], 'live' | 'before' | 'rollout'>>>;
}

/**
 * What would be live together if `builds` took the place of what is. Throws a Refusal where no host is live or among
 * them.
 */
export function togetherWith(
  state: LiveReleases | undefined,
  builds: readonly Manifest[],
  published: Published,
): Together {
  const changed = new Map(builds.map((build) => [refOf(build).part, build]));
  const remoteNames = [...new Set([...Object.keys(state?.remotes ?? {}), ...changed.keys()])].filter(
    (name) => name !== 'host',
  );
  const manifestOf = (part: string): Manifest | undefined => {
    const live = part === 'host' ? state?.host.live : state?.remotes[part]?.live;
    return changed.get(part) ?? (live && publishedAs(published, { part, version: live[0] }));
  };
  const triedHost = changed.has('host') ? undefined : state?.host.rollout?.release[0];
  return {
    host: hostOf(manifestOf('host')),
    remotes: remoteNames.flatMap((name) => remoteOf(manifestOf(name))),
    fallbacks: Object.entries(state?.remotes ?? {}).flatMap(([part, { before }]) =>
      // A fallback that is gone can strand nobody.
      before.slice(0, 1).flatMap(([version]) => remoteOf(published.get(labelOf({ part, version })))),
    ),
    tried: [...Object.entries(state?.remotes ?? {})].flatMap(([part, { rollout }]) =>
      rollout && !changed.has(part) ? remoteOf(publishedAs(published, { part, version: rollout.release[0] })) : [],
    ),
    ...(triedHost && { triedHost: hostOf(publishedAs(published, { part: 'host', version: triedHost })) }),
    changed: new Set(changed.keys()),
  };
}

function hostOf(build: Manifest | undefined): HostManifest {
  if (build?.kind === 'host') return build.manifest;
  throw new Refusal(
    'No host is live yet, so nothing can be checked against it. Promote a host first: rig4u promote host@<version>.',
  );
}

const remoteOf = (build: Manifest | undefined): RemoteManifest[] => (build?.kind === 'remote' ? [build.manifest] : []);
