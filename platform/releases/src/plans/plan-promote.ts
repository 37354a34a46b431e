import type { HostManifest, Registry, Release, RemoteManifest } from '@rig4u/shared/contracts';
import { missingNeeds } from './needs';
import { pathConflicts } from './overlap';
import { changeUnless, nextOf, type RegistryPlan } from './registry-plan';

export interface PromoteOptions {
  /** Skips the check of needs. A conflict of paths is never skipped. */
  force?: boolean;
}

/** Puts a remote's release live. `host` is the manifest of the live host. A promotion ends a roll-out. */
export function planPromote(
  registry: Registry,
  manifest: RemoteManifest,
  host: HostManifest,
  options: PromoteOptions = {},
): RegistryPlan {
  const { name, version } = manifest;
  const before = registry.remotes[name];
  if (before && before.live.version === version && !before.rollout)
    return { do: 'nothing', says: [`${name}@${version} is live already.`] };
  const paths = manifest.screens.map((screen) => screen.path);
  const conflicts = pathConflicts(registry, name, paths);
  if (conflicts.length > 0)
    return {
      do: 'refuse',
      reasons: [`${name}@${version} claims addresses of another remote. Agree on other paths.`, ...conflicts],
    };

  const lastGood = before?.live.version === version ? before.lastGood : before?.live;
  const record = { paths, live: releaseOf(manifest), ...(lastGood && { lastGood }) };
  const next = { ...nextOf(registry), remotes: { ...registry.remotes, [name]: record } };
  const says = [`${name}: ${before?.live.version ?? 'not live'} → ${version} (revision ${next.revision})`];
  const advice =
    `${name}@${version} does not fit the live host. Promote a host that provides what is missing, or ` +
    'build without it (--force puts it live all the same):';
  return changeUnless(missingNeeds(manifest.needs, host), options.force ?? false, advice, { next, says });
}

/** The part of a manifest that the registry carries. */
export const releaseOf = ({ id, version, entry, screens, needs, onDemand }: RemoteManifest): Release => ({
  id,
  version,
  entry,
  screens,
  needs,
  onDemand,
});
