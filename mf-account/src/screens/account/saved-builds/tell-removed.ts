import { sendBuild, type AccountChange, type SendResult } from '@rig4u/shared/account-builds';
import type { AccountBuild } from '@rig4u/shared/builds';
import { toast } from '@rig4u/shared/toasts';

type Follow = (change: Pick<AccountChange, 'sent'>) => void;

/** Waits for the account's answer to a deletion, and says how it ended. This browser has deleted the build already. Never rejects. */
export async function tellRemoved(
  userId: string,
  build: AccountBuild,
  sent: Promise<SendResult>,
  follow: Follow,
): Promise<void> {
  const here = onlyHere(build.name, await sent);
  if (!here) {
    toast({ title: 'Build Removed', description: 'The build has been removed from your saved builds.' });
    return;
  }
  const again = () => {
    const change = { sent: sendBuild(userId, build.buildId) };
    follow(change);
    void tellRemoved(userId, build, change.sent, follow);
  };
  toast({
    title: 'Removed in this browser',
    description: here.what,
    detail: here.why,
    kind: 'destructive',
    action: { label: 'Try again', onClick: again },
  });
}

/** Why the account may still have the build; undefined where it has it no more. A lost answer may have been a yes. */
function onlyHere(name: string, sent: SendResult): { what: string; why: string } | undefined {
  if (sent.status === 'away')
    return { what: `${name} is removed here. Your account has not confirmed the deletion yet.`, why: sent.message };
  if (!sent.undeleted) return undefined;
  return { what: `${name} is removed here and not from your account.`, why: 'Your account did not take the deletion.' };
}
