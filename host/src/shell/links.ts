import { hasStoredSession, useAuth, useIsOwner } from '@rig4u/shared/auth';
import { paths } from '@rig4u/shared/routing';
import { useContext } from 'react';
import { IsOpen } from '../remotes/source';

export interface ShellLink {
  to: string;
  text: string;
}

const mainLinks: readonly ShellLink[] = [
  { to: paths.picker, text: 'Part Picker' },
  { to: paths.optimalBuild, text: 'Recommended Builds' },
  { to: paths.guides, text: 'Guides' },
  { to: paths.savedBuilds, text: 'Saved Builds' },
  { to: paths.contact, text: 'Contact' },
];

const ownerLinks: readonly ShellLink[] = [
  { to: paths.admin, text: 'Admin' },
  { to: paths.imageManager, text: 'Images' },
];

export const footerLinks: readonly ShellLink[] = [
  { to: paths.contact, text: 'Contact' },
  { to: paths.terms, text: 'Terms' },
  { to: paths.privacy, text: 'Privacy' },
];

/**
 * The header has room for its links in a row from these widths on, by what else it shows. Below them the menu holds the
 * links.
 */
const linksFit = { visitor: '920px', signedIn: '1000px', owner: '1160px' };

export interface HeaderLinks {
  links: readonly ShellLink[];
  account: ShellLink;
  /** Whether to show 'Sign Out': somebody is signed in, or was on the last page and is being recognized. */
  present: boolean;
  /** The width from which the header shows the links in a row. */
  fit: string;
}

/**
 * The header's links for this visitor, without those that lead nowhere. What the owner's two open checks again who
 * asks.
 */
export function useHeaderLinks(): HeaderLinks {
  const { user, status } = useAuth();
  const isOwner = useIsOwner();
  const isOpen = useContext(IsOpen);
  const present = user !== null || (status === 'loading' && hasStoredSession());
  return {
    links: (isOwner ? [...mainLinks, ...ownerLinks] : mainLinks).filter(({ to }) => isOpen(to)),
    account: { to: paths.account, text: present ? 'My Account' : 'Sign In' },
    present,
    fit: isOwner ? linksFit.owner : present ? linksFit.signedIn : linksFit.visitor,
  };
}
