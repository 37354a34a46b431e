import { useSyncExternalStore } from 'react';
import { config } from '../../kernel/config';
import { authState, onAuthState, type User } from './state';

/** Whether this is the owner's address, written in whatever case. What the owner may read or change is decided by the database, by token. */
export const isOwner = (user: User | null, ownerEmail: string): boolean =>
  user?.email?.toLowerCase() === ownerEmail.toLowerCase();

/** Whether the owner of this installation is signed in. */
export const useIsOwner = (): boolean =>
  useSyncExternalStore(onAuthState, () => isOwner(authState().user, config().owner.email));
