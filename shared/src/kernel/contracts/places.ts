import { matchesPath } from './match';
import type { NavPlace } from './part-facts';
import type { PageIndex } from './registry-index';

/**
 * The links of header and footer that lead somewhere now, in the order of their numbers: the host's own, and those of each
 * live remote to its own addresses. A remote that does not load keeps its links.
 */
export function placesOf({ host, remotes }: Pick<PageIndex, 'host' | 'remotes'>): NavPlace[] {
  const theirs = Object.values(remotes).flatMap(({ nav = [], paths }) =>
    nav.filter(({ path }) => paths.some((own) => matchesPath(own, path))),
  );
  return [...(host.nav ?? []), ...theirs].toSorted((one, two) => one.order - two.order);
}
