import { whenKnown } from '@rig4u/shared/auth';
import type { SendResult } from '@rig4u/shared/account-builds';
import { accountBuilds, keepInAccount, type SavedBuild } from '@rig4u/shared/builds';
import { config } from '@rig4u/shared/config';
import { checkConnection } from '@rig4u/shared/lazy';
import { notify, toast } from '@rig4u/shared/toasts';
import { tellRefused } from '../../state/refusals';
import { verdictNow } from '../../state/verdict-now';

/** A build that this browser keeps and that the account does not have, or has not said that it has. */
export interface KeptHere {
  what: string;
  why: string;
}

/**
 * 'Save to my account': puts a saved build into the signed-in user's own list, waits for the account's answer, and says how it ended.
 * Resolves to what is kept here alone, if that is how it ended. `again` is what 'Try again' does. Never rejects.
 */
export async function saveToUsersList(saved: SavedBuild, again: () => void): Promise<KeptHere | undefined> {
  const build = { ...saved, verdict: verdictNow(saved.components) };
  const user = await whenKnown();
  if (!user) {
    toast({ title: 'Not signed in', description: 'You need to sign in to save builds.', kind: 'destructive' });
    return undefined;
  }
  // Written before anything is asked: whatever comes, also a closed tab, the next visit to the account sends it.
  const kept = accountBuilds(user.uid).update((list) => keepInAccount(list, build, crypto.randomUUID(), new Date()));
  if (!kept.ok) {
    tellRefused('Could not save your build.', kept.reason);
    return undefined;
  }
  const keptHere = keptHereBy(build.name, config().services ? await send(user.uid, build.id) : onlyHere);
  if (keptHere)
    toast({
      title: 'Kept in this browser',
      description: keptHere.what,
      detail: keptHere.why,
      kind: 'destructive',
      action: { label: 'Try again', onClick: again },
    });
  else toast({ title: 'Build Saved', description: `${build.name} has been saved to your account.` });
  return keptHere;
}

/** Without a database the account is the list in this browser. */
const onlyHere: SendResult = { status: 'local', unsent: 0 };

async function send(userId: string, buildId: string): Promise<SendResult> {
  try {
    const { sendBuild, partedNews } = await import('@rig4u/shared/account-builds');
    const sent = await sendBuild(userId, buildId);
    const news = partedNews(sent.parted);
    if (news) notify(news);
    return sent;
  } catch {
    return { status: 'away', message: `The code that sends it could not be loaded. ${checkConnection}` };
  }
}

/** A lost answer may have been a yes, so that nothing is said of what the account has. */
function keptHereBy(name: string, sent: SendResult): KeptHere | undefined {
  if (sent.status === 'away')
    return { what: `${name} is kept in this browser. Your account has not confirmed it yet.`, why: sent.message };
  if (sent.unsent === 0) return undefined;
  return {
    what: `${name} is kept in this browser and not in your account.`,
    why: 'Your account could not store it: it may be full, or the build too large.',
  };
}
