import { useAuth, useIsOwner, type AuthState } from '@rig4u/shared/auth';
import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Container, NotFound, PageHead } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';
import { renderedAhead } from '../../components/rendered-ahead';
import { SignInView } from '../../components/sign-in/sign-in-view';
import { useSignIn, type SignIn } from '../../components/sign-in/use-sign-in';
import { VerifyNeeded } from './verify-needed';
import { Waiting } from './waiting';

/** Shows its children to the owner with a verified email address. Others get the next step, or "Page not found". */
export function OwnerGate({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { status, user } = auth;
  // Here and not in the form, so that the typed text survives while an attempt runs.
  const signIn = useSignIn(auth);
  const isOwner = useIsOwner();
  // The status is 'loading' during sign-out too, but then the user is still known.
  if (!user) return status === 'loading' || renderedAhead ? <Waiting /> : <SignInFirst auth={auth} signIn={signIn} />;
  if (!isOwner) return <NotFound />;
  return user.emailVerified ? children : <VerifyNeeded email={user.email ?? ''} />;
}

/** For a visitor who is not signed in: the sign-in view, without a word about what is behind it. */
function SignInFirst({ auth, signIn }: { auth: AuthState; signIn: SignIn }) {
  usePageMeta({ title: 'Sign in', description: 'Sign in to go on.' });
  return (
    <Container>
      <PageHead back={paths.home} backLabel="Back to Home" title="Sign in" />
      <SignInView error={auth.error} signIn={signIn} />
    </Container>
  );
}
