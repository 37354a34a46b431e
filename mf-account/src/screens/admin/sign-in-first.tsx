import type { AuthState } from '@rig4u/shared/auth';
import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Container, PageHead } from '@rig4u/shared/ui';
import { SignInView } from '../../components/sign-in/sign-in-view';
import type { SignIn } from '../../components/sign-in/use-sign-in';

/** What a visitor who is not signed in finds: the way to do so, and not a word of what is behind it. */
export function SignInFirst({ auth, signIn }: { auth: AuthState; signIn: SignIn }) {
  usePageMeta({ title: 'Sign in', description: 'Sign in to go on.' });
  return (
    <Container>
      <PageHead back={paths.home} backLabel="Back to Home" title="Sign in" />
      <SignInView error={auth.error} signIn={signIn} />
    </Container>
  );
}
