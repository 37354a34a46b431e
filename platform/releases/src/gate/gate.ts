import type { Fault } from '../fault';
import type { HostManifest, RemoteManifest } from '../manifest';
import { checkClaims, checkHostClaims } from './check-claims';
import { checkId, checkKind } from './check-identity';
import { checkNeeds } from './check-needs';

/** What would be live together. */
export interface Together {
  host: HostManifest;
  remotes: readonly RemoteManifest[];
  /** Releases that would be the fallback of a remote that stays as it is: a new host must not strand them either. */
  fallbacks: readonly RemoteManifest[];
  /** The names of the parts that change. */
  changed: ReadonlySet<string>;
}

/**
 * What stands against a change of what is live, from the manifests alone. Of a remote that stays as it is only its needs
 * are asked, and only when the host changes. The files themselves are `checkFiles`' matter.
 */
export function gate({ host, remotes, fallbacks, changed }: Together): Fault[] {
  const fits = (remote: RemoteManifest): Fault[] => [...checkKind(remote, host), ...checkNeeds(remote, host)];
  const claims = (remote: RemoteManifest): Fault[] => checkHostClaims(remote, host);
  return [
    ...remotes.flatMap((remote) => {
      if (!changed.has(remote.name)) return changed.has('host') ? [...claims(remote), ...fits(remote)] : [];
      const others = remotes.filter(({ name }) => name !== remote.name);
      return [...checkId(remote), ...checkClaims(remote, others), ...claims(remote), ...fits(remote)];
    }),
    ...(changed.has('host') ? fallbacks.filter(({ name }) => !changed.has(name)).flatMap(fits) : []),
  ];
}
