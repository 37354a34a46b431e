import { hasStoredSession, useAuth, useIsOwner } from '@rig4u/shared/auth';
import type { NavPlace } from '@rig4u/shared/contracts';
import { paths } from '@rig4u/shared/routing';
import { useContext } from 'react';
import { Places } from '../remotes/places';

export interface ShellLink {
  to: string;
  text: string;
}

/** The links of the header or the footer for this visitor. What the owner's links open checks again who asks. */
export function usePlaceLinks(place: NavPlace['place']): ShellLink[] {
  const places = useContext(Places);
  const isOwner = useIsOwner();
  return places
    .filter((one) => one.place === place && (one.for !== 'owner' || isOwner))
    .map(({ path, text }) => ({ to: path, text }));
}

export interface AccountLink extends ShellLink {
  /** Whether to show 'Sign Out': somebody is signed in, or was on the last page and is being recognized. */
  present: boolean;
}

/** The link to the visitor's account. */
export function useAccountLink(): AccountLink {
  const { user, status } = useAuth();
  const present = user !== null || (status === 'loading' && hasStoredSession());
  return { to: paths.account, text: present ? 'My Account' : 'Sign In', present };
}
