import { useAuth } from '@rig4u/shared/auth';
import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Container, PageHead } from '@rig4u/shared/ui';
import { SignInView } from '../../components/sign-in/sign-in-view';
import { useSignIn } from '../../components/sign-in/use-sign-in';
import { AccountSkeleton } from './account-skeleton';
import { AccountView } from './account-view';
import { RefreshButton } from './refresh-button';
import { useComingBack } from './use-coming-back';
import { useDelay } from './use-delay';

const READY_MS = 500;

/** `/account`. */
export function Component() {
  const auth = useAuth();
  const signIn = useSignIn(auth);
  const waited = useDelay(READY_MS);
  const { status, user, error } = auth;
  useComingBack(user !== null);
  usePageMeta({ title: 'Account', description: 'Sign in with Google or email to save your PC builds.' });

  // Signing out is no doubt about who is there: the account stays until it has ended.
  const ready = waited && (status !== 'loading' || user);
  return (
    <Container>
      <PageHead back={paths.home} backLabel="Back to Home" title="Account">
        {error && <RefreshButton />}
      </PageHead>
      {!ready ? (
        <AccountSkeleton />
      ) : user ? (
        <AccountView key={user.uid} user={user} error={error} leaving={status === 'loading'} />
      ) : (
        <SignInView error={error} signIn={signIn} />
      )}
    </Container>
  );
}
