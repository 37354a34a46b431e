import { removeBuild, type AccountChange } from '@rig4u/shared/account-builds';
import type { AccountBuild } from '@rig4u/shared/builds';
import { refusalText } from '@rig4u/shared/storage';
import { toast } from '@rig4u/shared/toasts';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { tellRemoved } from './tell-removed';

export interface DeleteBuild {
  /** The element around the builds: the focus stays in it after a deletion. */
  area: RefObject<HTMLDivElement | null>;
  /** The build in the question, while the question is open. */
  asked: AccountBuild | undefined;
  ask: (build: AccountBuild) => void;
  cancel: () => void;
  confirm: () => void;
  /** What gets the focus after the question: a neighbour of the deleted build; null for what had it before. */
  focusAfter: () => HTMLElement | null;
}

/** Deletes a build of the account: asks first, and says how it ended. The row goes at once, the words wait for the account. */
export function useDeleteBuild(
  userId: string,
  builds: readonly AccountBuild[],
  follow: (change: Pick<AccountChange, 'sent'>) => void,
): DeleteBuild {
  const area = useRef<HTMLDivElement>(null);
  const gone = useRef<{ neighbour: string | undefined }>(undefined);
  const [asked, setAsked] = useState<AccountBuild>();

  const ask = useCallback((build: AccountBuild) => {
    gone.current = undefined;
    setAsked(build);
  }, []);

  const confirm = () => {
    if (!asked) return;
    setAsked(undefined);
    const change = removeBuild(userId, asked.buildId);
    if (!change.ok) {
      toast({
        title: 'Error',
        description: 'Could not delete your saved build.',
        detail: refusalText(change.reason),
        kind: 'destructive',
      });
      return;
    }
    gone.current = { neighbour: neighbourOf(builds, asked.buildId) };
    follow(change);
    void tellRemoved(userId, asked, change.sent, follow);
  };

  return {
    area,
    asked,
    ask,
    cancel: () => setAsked(undefined),
    confirm,
    focusAfter: () => {
      if (!gone.current) return null;
      const { neighbour } = gone.current;
      const row = [...(area.current?.querySelectorAll('[data-build]') ?? [])].find(
        (item) => item.getAttribute('data-build') === neighbour,
      );
      return (row ?? area.current)?.querySelector<HTMLElement>('button, a') ?? null;
    },
  };
}

/** The id of the build after the deleted one, or else before it; undefined if it was the only one. */
function neighbourOf(builds: readonly AccountBuild[], buildId: string): string | undefined {
  const place = builds.findIndex((build) => build.buildId === buildId);
  return (builds[place + 1] ?? builds[place - 1])?.buildId;
}
