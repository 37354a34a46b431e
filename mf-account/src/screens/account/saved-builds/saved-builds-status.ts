import { shownBuilds, type SyncResult } from '@rig4u/shared/account-builds';
import type { AccountBuild } from '@rig4u/shared/builds';
import { refusalText, type Stored } from '@rig4u/shared/storage';

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

/** How the last exchange with the account ended; `ofChange` where that was the sending of a change. */
export type Reached = SyncResult & { ofChange?: true };

/** What the tab shows, from the stored builds and the result of the last sync (undefined while the first one runs). */
export function savedBuildsStatus(
  { status, value }: Stored<readonly AccountBuild[]>,
  result: Reached | undefined,
): SavedBuildsStatus {
  const builds = shownBuilds(value);
  if (builds.length > 0) return { status: 'ready', builds, notice: result && noticeOf(result) };
  if (!result) return { status: 'loading' };
  if (result.ofChange) return { status: 'ready', builds, notice: noticeOf(result) };
  if (result.status === 'away') return { status: 'failed', message: result.message };
  if (result.status === 'unwritable') return { status: 'failed', message: refusalText(result.reason) };
  if (status === 'blocked' || status === 'corrupt') return { status: 'failed', message: refusalText(status) };
  return { status: 'ready', builds, notice: undefined };
}

function noticeOf(result: Reached): Notice | undefined {
  switch (result.status) {
    case 'away':
      return {
        text: `${result.ofChange ? lastChange : 'These are the builds that this browser keeps.'} ${result.message}`,
        retry: true,
      };
    case 'unwritable':
      return { text: `Builds from your other devices are missing here. ${refusalText(result.reason)}`, retry: true };
    case 'local':
      return { text: 'These builds are kept in this browser only.', retry: false };
    default:
      return result.unsent > 0 ? { text: unsentText(result.unsent), retry: false } : undefined;
  }
}

const lastChange = 'Your account has not confirmed your last change.';

/** Why some builds stay in this browser. */
function unsentText(count: number): string {
  const [which, they] = count === 1 ? ['One build is', 'it is'] : [`${count} builds are`, 'they are'];
  return `${which} kept in this browser only: your account takes no more, or ${they} too large for it.`;
}
