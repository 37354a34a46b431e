import { partedNews, syncAccountBuilds, type AccountChange, type SyncResult } from '@rig4u/shared/account-builds';
import { accountBuilds } from '@rig4u/shared/builds';
import { useStored } from '@rig4u/shared/storage';
import { notify } from '@rig4u/shared/toasts';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { savedBuildsStatus, type Reached, type SavedBuildsStatus } from './saved-builds-status';

export interface AccountBuildList {
  list: SavedBuildsStatus;
  /** Syncs with the database again. */
  retry: () => void;
  /** Waits until a change has been sent, then shows the result. */
  follow: (change: Pick<AccountChange, 'sent'>) => void;
}

/**
 * A user's builds: first those that this browser has, then those of the account. Syncs again when the connection is
 * back.
 */
export function useAccountBuilds(userId: string): AccountBuildList {
  const stored = useStored(accountBuilds(userId));
  const [result, setResult] = useState<Reached>();
  const [attempt, askAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let left = false;
    void syncAccountBuilds(userId).then((reached) => {
      if (left) return;
      setResult(reached);
      tellParted(reached);
    });
    return () => {
      left = true;
    };
  }, [userId, attempt]);

  useEffect(() => {
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, []);

  const retry = useCallback(() => {
    setResult(undefined);
    askAgain();
  }, []);
  const follow = useCallback((change: Pick<AccountChange, 'sent'>) => {
    void change.sent.then((sent) => {
      tellParted(sent);
      if (sent.status === 'away') setResult({ ...sent, ofChange: true });
      else askAgain();
    });
  }, []);

  return { list: savedBuildsStatus(stored, result), retry, follow };
}

/** Tells the visitor of builds that were changed on two devices apart. */
function tellParted({ parted }: SyncResult): void {
  const news = partedNews(parted);
  if (news) notify(news);
}
