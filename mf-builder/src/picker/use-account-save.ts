import { useAuth } from '@rig4u/shared/auth';
import { accountBuilds, keepInAccount, type SavedBuild } from '@rig4u/shared/builds';
import { toast } from '@rig4u/shared/toasts';

/** 'Save to my account': puts a saved build into the signed-in user's own list, and says how it went. */
export function useAccountSave(build: SavedBuild): () => void {
  const { user } = useAuth();
  return () => {
    if (!user) {
      toast({ title: 'Not signed in', description: 'You need to sign in to save builds.', kind: 'destructive' });
      return;
    }
    const result = accountBuilds(user.uid).update((list) => keepInAccount(list, build, crypto.randomUUID(), new Date()));
    if (result.ok) toast({ title: 'Build Saved', description: `${build.name} has been saved to your account.` });
    else toast({ title: 'Error', description: 'Could not save your build.', kind: 'destructive' });
  };
}
