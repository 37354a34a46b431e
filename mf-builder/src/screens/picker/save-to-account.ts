import { whenKnown } from '@rig4u/shared/auth';
import { accountBuilds, keepInAccount, type SavedBuild } from '@rig4u/shared/builds';
import { notify, toast } from '@rig4u/shared/toasts';
import { tellRefused } from '../../state/refusals';
import { verdictNow } from '../../state/verdict-now';

/** 'Save to my account': puts a saved build into the signed-in user's own list, and says how it went. Never rejects. */
export async function saveToUsersList(saved: SavedBuild): Promise<void> {
  const build = { ...saved, verdict: verdictNow(saved.components) };
  const user = await whenKnown();
  if (!user) {
    toast({ title: 'Not signed in', description: 'You need to sign in to save builds.', kind: 'destructive' });
    return;
  }
  const kept = await import('@rig4u/shared/account-builds').then(
    ({ saveToAccount, partedNews }) => {
      const change = saveToAccount(user.uid, build);
      void change.sent.then(({ parted }) => {
        const news = partedNews(parted);
        if (news) notify(news);
      });
      return change;
    },
    // Without the code that sends it the build is kept here; the next visit to the account sends it.
    () => accountBuilds(user.uid).update((list) => keepInAccount(list, build, crypto.randomUUID(), new Date())),
  );
  if (kept.ok) toast({ title: 'Build Saved', description: `${build.name} has been saved to your account.` });
  else tellRefused('Could not save your build.', kept.reason);
}
