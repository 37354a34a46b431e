import { signOut } from '@rig4u/shared/auth';
import { toast } from '@rig4u/shared/toasts';
import { Button, Icon } from '@rig4u/shared/ui';

async function leave(): Promise<void> {
  const left = await signOut();
  if (left) toast({ title: 'Signed out successfully', description: 'You have been logged out of your account' });
  else
    toast({
      title: 'Error signing out',
      description: 'There was a problem signing out. Please try again.',
      kind: 'destructive',
    });
}

/** The way out; `leaving` while it is under way. */
export const SignOutButton = ({ leaving }: { leaving: boolean }) => (
  <Button variant="outline" loading={leaving} onClick={() => void leave()}>
    {!leaving && <Icon name="out" />}
    Sign Out
  </Button>
);
