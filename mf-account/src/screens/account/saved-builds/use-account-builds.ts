import { syncAccountBuilds, type AccountChange, type SyncResult } from '@rig4u/shared/account-builds';
import { accountBuilds } from '@rig4u/shared/builds';
import { useStored } from '@rig4u/shared/storage';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { listState, type ListState } from './list-state';

export interface AccountBuildList {
  list: ListState;
  /** Asks the database again. */
  retry: () => void;
  /** Takes note of what becomes of a change. */
  follow: (change: AccountChange) => void;
}

/** A user's builds: at once those that this browser has, and the account's as they come. Asks again when the connection is back. */
export function useAccountBuilds(userId: string): AccountBuildList {
  const stored = useStored(accountBuilds(userId));
  const [result, setResult] = useState<SyncResult>();
  const [attempt, askAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let left = false;
    void syncAccountBuilds(userId).then((reached) => !left && setResult(reached));
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
  const follow = useCallback((change: AccountChange) => {
    void change.sent.then((sent) => {
      if (sent.status === 'away') setResult(sent);
      else askAgain();
    });
  }, []);

  return { list: listState(stored, result), retry, follow };
}
