import { useSyncExternalStore } from 'react';
import { config } from '../../kernel/config';
import { authState, onAuthState, type User } from './state';

/** Whether this is the owner's address, in any case. A courtesy: the database decides by token what the owner may do. */
export const isOwner = (user: User | null, ownerEmail: string): boolean =>
  user?.email?.toLowerCase() === ownerEmail.toLowerCase();

/** Whether the owner of this installation is signed in. */
export const useIsOwner = (): boolean => useSyncExternalStore(onAuthState, isOwnerNow, isOwnerNow);

const isOwnerNow = (): boolean => isOwner(authState().user, config().owner.email);
