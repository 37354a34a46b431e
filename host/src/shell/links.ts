import { config } from '@rig4u/shared/config';
import { useAuth } from '@rig4u/shared/auth';
import { paths } from '@rig4u/shared/routing';
import { useContext } from 'react';
import { OpenRooms } from './open-rooms';

export interface ShellLink {
  to: string;
  text: string;
}

export const mainLinks: readonly ShellLink[] = [
  { to: paths.picker, text: 'Part Picker' },
  { to: paths.optimalBuild, text: 'Recommended Builds' },
  { to: paths.guides, text: 'Guides' },
  { to: paths.savedBuilds, text: 'Saved Builds' },
  { to: paths.contact, text: 'Contact' },
];

export const ownerLinks: readonly ShellLink[] = [
  { to: paths.admin, text: 'Admin' },
  { to: paths.imageManager, text: 'Images' },
];

export const footerLinks: readonly ShellLink[] = [
  { to: paths.contact, text: 'Contact' },
  { to: paths.terms, text: 'Terms' },
  { to: paths.privacy, text: 'Privacy' },
];

/** From this width on the header has room for its links in a row; below it the menu holds them. */
export const linksFit = '920px';

/** The header's links for this visitor, as far as they lead anywhere; the owner's two are a convenience, what they open checks again. */
export function useHeaderLinks(): { links: readonly ShellLink[]; account: ShellLink } {
  const { user } = useAuth();
  const isOpen = useContext(OpenRooms);
  const isOwner = user !== null && user.email === config().owner.email;
  return {
    links: (isOwner ? [...mainLinks, ...ownerLinks] : mainLinks).filter(({ to }) => isOpen(to)),
    account: { to: paths.account, text: user ? 'My Account' : 'Sign In' },
  };
}
