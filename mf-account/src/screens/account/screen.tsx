import { useAuth } from '@rig4u/shared/auth';
import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Container, PageHead } from '@rig4u/shared/ui';
import { useEffect, useState } from 'react';
import { SignInView } from '../../components/sign-in/sign-in-view';
import { useSignIn } from '../../components/sign-in/use-sign-in';
import { AccountSkeleton } from './account-skeleton';
import { AccountView } from './account-view';
import { RefreshButton } from './refresh-button';
import { useReturnAfterSignIn } from './use-return-after-sign-in';

const READY_MS = 500;

/** `/account`: the skeleton first, then the sign-in view or the account. */
export function Component() {
  const auth = useAuth();
  const signIn = useSignIn(auth);
  const waited = useDelay(READY_MS);
  const { status, user, error } = auth;
  useReturnAfterSignIn(user !== null);
  usePageMeta({ title: 'Account', description: 'Sign in with Google or email to save your PC builds.' });

  // The account stays on the screen until signing out has ended.
  const ready = waited && (status !== 'loading' || user);
  return (
    <Container wide>
      <PageHead back={paths.home} backLabel="Back to Home" title="Account">
        {error && <RefreshButton />}
      </PageHead>
      {!ready ? (
        <AccountSkeleton />
      ) : user ? (
        <AccountView key={user.uid} user={user} error={error} signingOut={status === 'loading'} />
      ) : (
        <SignInView error={error} signIn={signIn} />
      )}
    </Container>
  );
}

/** Whether this many milliseconds have passed since the first render. */
function useDelay(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
