import { signOut } from '@rig4u/shared/auth';
import { toast } from '@rig4u/shared/toasts';
import { Button, Icon } from '@rig4u/shared/ui';

async function signOutWithToast(): Promise<void> {
  const signedOut = await signOut();
  if (signedOut) toast({ title: 'Signed out successfully', description: 'You have been logged out of your account' });
  else
    toast({
      title: 'Error signing out',
      description: 'There was a problem signing out. Please try again.',
      kind: 'destructive',
    });
}

/** Signs out and says how that ended; `loading` while it runs. */
export const SignOutButton = ({ loading }: { loading: boolean }) => (
  <Button variant="outline" loading={loading} onClick={() => void signOutWithToast()}>
    {!loading && <Icon name="out" />}
    <span>Sign Out</span>
  </Button>
);
