import { removeBuild, type AccountChange } from '@rig4u/shared/account-builds';
import type { AccountBuild } from '@rig4u/shared/builds';
import { toast } from '@rig4u/shared/toasts';
import { useRef, useState, type RefObject } from 'react';

export interface Deletion {
  /** Where the builds stand; focus stays in here when one goes. */
  area: RefObject<HTMLDivElement | null>;
  /** The build that the visitor is asked about. */
  asked: AccountBuild | undefined;
  ask: (build: AccountBuild) => void;
  cancel: () => void;
  confirm: () => void;
  /** What has the focus after the question: a neighbour of the deleted build, or what had it before. */
  focusAfter: () => HTMLElement | null;
}

/** Deleting a build of the account: asked first, told after. */
export function useDeletion(
  userId: string,
  builds: readonly AccountBuild[],
  follow: (change: AccountChange) => void,
): Deletion {
  const area = useRef<HTMLDivElement>(null);
  const gone = useRef<{ neighbour: string | undefined }>(undefined);
  const [asked, setAsked] = useState<AccountBuild>();

  const confirm = () => {
    if (!asked) return;
    setAsked(undefined);
    const change = removeBuild(userId, asked.buildId);
    if (!change.ok) {
      toast({ title: 'Error', description: 'Could not delete your saved build.', kind: 'destructive' });
      return;
    }
    gone.current = { neighbour: neighbourOf(builds, asked.buildId) };
    toast({ title: 'Build Removed', description: 'The build has been removed from your saved builds.' });
    follow(change);
  };

  return {
    area,
    asked,
    ask: (build) => {
      gone.current = undefined;
      setAsked(build);
    },
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

/** The build that takes the deleted one's place under the visitor's hands: the next one, else the one before; undefined when none is left. */
function neighbourOf(builds: readonly AccountBuild[], buildId: string): string | undefined {
  const place = builds.findIndex((build) => build.buildId === buildId);
  return (builds[place + 1] ?? builds[place - 1])?.buildId;
}
