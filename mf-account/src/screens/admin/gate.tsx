import { useAuth, useIsOwner } from '@rig4u/shared/auth';
import { NotFound } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';
import { useSignIn } from '../../components/sign-in/use-sign-in';
import { SignInFirst } from './sign-in-first';
import { VerifyNeeded } from './verify-needed';
import { Waiting } from './waiting';

/** Lets the owner through once the address is verified; everybody else finds what is theirs to do, or nothing. */
export function Gate({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { status, user } = auth;
  // Here, so that what was typed outlives the time in which an attempt runs.
  const signIn = useSignIn(auth);
  const isOwner = useIsOwner();
  // An action of somebody who is there, such as signing out, is no doubt about who it is.
  if (!user) return status === 'loading' ? <Waiting /> : <SignInFirst auth={auth} signIn={signIn} />;
  if (!isOwner) return <NotFound />;
  return user.emailVerified ? children : <VerifyNeeded email={user.email ?? ''} />;
}
