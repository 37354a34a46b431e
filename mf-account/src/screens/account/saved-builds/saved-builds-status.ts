import { shownBuilds, type SyncResult } from '@rig4u/shared/account-builds';
import type { AccountBuild } from '@rig4u/shared/builds';
import type { Stored } from '@rig4u/shared/storage';

/** What the tab shows: the builds, or why they cannot be shown. */
export type SavedBuildsStatus =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; builds: readonly AccountBuild[]; notice: Notice | undefined };

export interface Notice {
  text: string;
  /** Whether another try may help. */
  retry: boolean;
}

/** What the tab shows, from the stored builds and the result of the last sync (undefined while the first one runs). */
export function savedBuildsStatus(
  { status, value }: Stored<readonly AccountBuild[]>,
  result: SyncResult | undefined,
): SavedBuildsStatus {
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

/** Why some builds stay in this browser. */
function unsentText(count: number): string {
  const [which, they] = count === 1 ? ['One build is', 'it is'] : [`${count} builds are`, 'they are'];
  return `${which} kept in this browser only: your account takes no more, or ${they} too large for it.`;
}
