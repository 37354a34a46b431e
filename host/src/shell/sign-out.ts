import { signOut, useAuth } from '@rig4u/shared/auth';
import { toast } from '@rig4u/shared/toasts';
import { useRef, type RefObject } from 'react';

export interface SignOut {
  leave: () => void;
  /** Whether signing out is under way, or it is not known yet who is signed in. */
  busy: boolean;
  /** The link beside the button. It gets the focus, because the button goes away with the session. */
  accountLink: RefObject<HTMLAnchorElement | null>;
}

/** Signing out from the header or its menu, with a toast at the end. */
export function useSignOut(): SignOut {
  const { status } = useAuth();
  const accountLink = useRef<HTMLAnchorElement>(null);
  const leave = async () => {
    if (await signOut()) {
      toast({ title: 'Signed out successfully' });
      accountLink.current?.focus();
    } else {
      toast({ title: 'Error', description: 'Failed to sign out', kind: 'destructive' });
    }
  };
  return { leave: () => void leave(), busy: status === 'loading', accountLink };
}
