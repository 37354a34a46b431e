import { matchesPath, type NavPlace, type PageIndex } from '@rig4u/shared/contracts';
import { on } from '@rig4u/shared/events';
import { createContext, useSyncExternalStore } from 'react';
import type { RemoteSource } from './source';

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

/** The links for what is inside: see `placesOf`. */
export const Places = createContext<readonly NavPlace[]>([]);

const onRegistryChange = (changed: () => void) => on('registry-changed', changed);

/** The links of the registry that this tab has now. */
export const useCurrentPlaces = ({ places }: RemoteSource): readonly NavPlace[] =>
  useSyncExternalStore(onRegistryChange, places);
