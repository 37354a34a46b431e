import { checkingSignIn } from '@rig4u/shared/auth';
import { usePageMeta } from '@rig4u/shared/routing';
import { LoadingPage } from '@rig4u/shared/ui';

/** The outline of the screen while it is not known who is signed in. It says nothing about what the screen holds. */
export function Waiting() {
  usePageMeta(checkingSignIn);
  return <LoadingPage>Checking your sign-in...</LoadingPage>;
}
