import { shownBuilds, type SyncResult } from '@rig4u/shared/account-builds';
import type { AccountBuild } from '@rig4u/shared/builds';
import type { Stored } from '@rig4u/shared/storage';

/** What the tab shows: the builds, or why there are none to show. */
export type ListState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; builds: readonly AccountBuild[]; notice: Notice | undefined };

export interface Notice {
  text: string;
  /** Whether trying again may help. */
  retry: boolean;
}

/** The state of the list from what this browser holds and what the last sync came to; undefined while the first one runs. */
export function listState(
  { status, value }: Stored<readonly AccountBuild[]>,
  result: SyncResult | undefined,
): ListState {
  const builds = shownBuilds(value);
  if (builds.length > 0) return { status: 'ready', builds, notice: result && noticeOf(result) };
  if (!result) return { status: 'loading' };
  if (result.status === 'away') return { status: 'failed', message: result.message };
  if (result.status === 'unwritable') return { status: 'failed', message: unwritable[result.reason] };
  if (status === 'blocked' || status === 'corrupt') return { status: 'failed', message: unwritable[status] };
  return { status: 'ready', builds, notice: undefined };
}

const unwritable = {
  blocked: 'This browser does not let the page use its storage. Allow it for this site, then try again.',
  full: "This browser's storage is full. Delete builds that you no longer need, then try again.",
  corrupt: 'What this browser has stored is damaged. It is kept aside, and the next build you save starts a new list.',
} as const;

function noticeOf(result: SyncResult): Notice | undefined {
  switch (result.status) {
    case 'away':
      return { text: `These are the builds that this browser keeps. ${result.message}`, retry: true };
    case 'unwritable':
      return { text: `Builds from your other devices are missing here. ${unwritable[result.reason]}`, retry: true };
    case 'local':
      return { text: 'These builds are kept in this browser only.', retry: false };
    default:
      return result.unsent > 0 ? { text: unsentText(result.unsent), retry: false } : undefined;
  }
}

const unsentText = (count: number): string =>
  `${count === 1 ? 'One build is' : `${count} builds are`} kept in this browser only: your account takes no more, or ${count === 1 ? 'it is' : 'they are'} too large for it.`;
