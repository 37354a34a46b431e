import type { HostManifest, Registry } from '@rig4u/shared/contracts';
import { missingNeeds } from './needs';
import { pathConflicts } from './overlap';
import { sharedOf, unmetBy } from './plan-host';
import type { PromoteOptions } from './plan-promote';
import { changeUnless, nextOf, type RegistryPlan } from './registry-plan';

/** Exchanges a remote's live and last good release, and ends a roll-out. `host` is the manifest of the live host. */
export function planRollback(
  registry: Registry,
  name: string,
  host: HostManifest,
  options: PromoteOptions = {},
): RegistryPlan {
  const record = registry.remotes[name];
  if (!record)
    return {
      do: 'refuse',
      reasons: [`${name} is not live, so there is nothing to roll back. "rig4u status" shows what is.`],
    };
  const { live, lastGood } = record;
  if (!lastGood) return { do: 'refuse', reasons: [nothingBefore(name, live.version)] };
  const paths = lastGood.screens.map((screen) => screen.path);
  const conflicts = pathConflicts(registry, name, paths);
  if (conflicts.length > 0)
    return {
      do: 'refuse',
      reasons: [`${name}@${lastGood.version} claims addresses that another remote has taken since.`, ...conflicts],
    };
  const next = {
    ...nextOf(registry),
    remotes: { ...registry.remotes, [name]: { paths, live: lastGood, lastGood: live } },
  };
  const says = [`${name}: ${live.version} → ${lastGood.version} (revision ${next.revision})`];
  const advice = `${name}@${lastGood.version} does not fit the live host (--force puts it live all the same):`;
  return changeUnless(missingNeeds(lastGood.needs, host), options.force ?? false, advice, { next, says });
}

/** Exchanges the live and the last good host. `lastGood` is the manifest of the latter, undefined when there is none. */
export function planRollbackHost(
  registry: Registry,
  lastGood: HostManifest | undefined,
  options: PromoteOptions = {},
): RegistryPlan {
  const { version } = registry.host;
  if (!lastGood) return { do: 'refuse', reasons: [nothingBefore('host', version)] };
  const host = { version: lastGood.version, lastGood: version, shared: sharedOf(lastGood) };
  const next = { ...nextOf(registry), host };
  const says = [`host: ${version} → ${lastGood.version} (revision ${next.revision})`];
  const advice = `host@${lastGood.version} lacks what live remotes use. Roll those back first (--force puts it live all the same):`;
  // A last good remote is not asked: a rollback is urgent, and a page checks a release against its host before using it.
  return changeUnless(unmetBy(registry, lastGood, ['live', 'roll-out']), options.force ?? false, advice, {
    next,
    says,
  });
}

const nothingBefore = (part: string, version: string): string =>
  `${part} has no release before ${version}. Promote the version you want: rig4u promote ${part}@<version>.`;
