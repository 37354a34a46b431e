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
  /** Releases that a share of the visitors gets of remotes that stay as they are, and the host of one. */
  tried: readonly RemoteManifest[];
  triedHost?: HostManifest | undefined;
  /** The names of the parts that change. */
  changed: ReadonlySet<string>;
}

/**
 * What stands against a change of what is live, from the manifests alone. Of a remote that stays as it is only its needs
 * are asked, and only when the host changes. The files themselves are `checkFiles`' matter.
 */
export function gate({ host, remotes, fallbacks, tried, triedHost, changed }: Together): Fault[] {
  const hosts = triedHost ? [host, triedHost] : [host];
  const fits = (remote: RemoteManifest): Fault[] =>
    hosts.flatMap((one) => [...checkKind(remote, one), ...checkNeeds(remote, one)]);
  const claims = (remote: RemoteManifest): Fault[] => hosts.flatMap((one) => checkHostClaims(remote, one));
  return [
    ...[...remotes, ...tried].flatMap((remote) => {
      if (!changed.has(remote.name)) return changed.has('host') ? [...claims(remote), ...fits(remote)] : [];
      const others = [...remotes, ...tried].filter(({ name }) => name !== remote.name);
      return [...checkId(remote), ...checkClaims(remote, others), ...claims(remote), ...fits(remote)];
    }),
    ...(changed.has('host') ? fallbacks.filter(({ name }) => !changed.has(name)).flatMap(fits) : []),
  ];
}
