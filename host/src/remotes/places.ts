import type { NavPlace } from '@rig4u/shared/contracts';
import { on } from '@rig4u/shared/events';
import { createContext, useSyncExternalStore } from 'react';
import type { RemoteSource } from './source';

/** The links for what is inside: see `placesOf`. */
export const Places = createContext<readonly NavPlace[]>([]);

const onRegistryChange = (changed: () => void) => on('registry-changed', changed);

/** The links of the registry that this tab has now. */
export const useCurrentPlaces = ({ places }: RemoteSource): readonly NavPlace[] =>
  useSyncExternalStore(onRegistryChange, places, places);
