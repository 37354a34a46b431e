import type { HostManifest, Registry } from '@rig4u/shared/contracts';
import { missingNeeds } from './needs';
import type { PromoteOptions } from './plan-promote';
import { changeUnless, nextOf, type RegistryPlan } from './registry-plan';

/** Puts a host release live, if every release that the registry names fits it. Without a registry this starts one. */
export function planPromoteHost(
  registry: Registry | undefined,
  host: HostManifest,
  options: PromoteOptions = {},
): RegistryPlan {
  if (registry?.host.version === host.version)
    return { do: 'nothing', says: [`host@${host.version} is live already.`] };
  const says = [
    `host: ${registry?.host.version ?? 'not live'} → ${host.version} (revision ${(registry?.revision ?? 0) + 1})`,
  ];
  const record = {
    version: host.version,
    ...(registry && { lastGood: registry.host.version }),
    shared: sharedOf(host),
  };
  if (!registry)
    return { do: 'change', next: { schema: 1, revision: 1, host: record, remotes: {} }, says, warnings: [] };
  const advice =
    `host@${host.version} lacks what live remotes use. Keep those exports, or promote remotes that do ` +
    'without them first (--force puts it live all the same):';
  return changeUnless(unmetBy(registry, host, ['live', 'roll-out', 'last good']), options.force ?? false, advice, {
    next: { ...nextOf(registry), host: record },
    says,
  });
}

type Role = 'live' | 'roll-out' | 'last good';

/** Every need that a host does not meet, of the releases that the registry names in the given roles. */
export function unmetBy(registry: Registry, host: HostManifest, roles: readonly Role[]): string[] {
  return Object.entries(registry.remotes).flatMap(([name, { live, rollout, lastGood }]) => {
    const releases = { live, 'roll-out': rollout?.release, 'last good': lastGood };
    return roles.flatMap((role) => {
      const release = releases[role];
      return release
        ? missingNeeds(release.needs, host).map((lack) => `${name}@${release.version} (${role}): ${lack}`)
        : [];
    });
  });
}

/** Shared entries that have chunks of their own; the others are in the host's first scripts. */
export const sharedOf = (host: HostManifest): Registry['host']['shared'] =>
  Object.fromEntries(
    Object.entries(host.provides).flatMap(([entry, { files }]) => (files.length > 0 ? [[entry, files] as const] : [])),
  );
