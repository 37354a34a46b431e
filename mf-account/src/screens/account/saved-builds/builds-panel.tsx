import type { User } from '@rig4u/shared/auth';
import type { AccountBuild } from '@rig4u/shared/builds';
import { toast } from '@rig4u/shared/toasts';
import { Box, Column, ErrorState, Fill, LiveRegion, OfflineNote, Row, Skeleton } from '@rig4u/shared/ui';
import { ConfirmDialog } from '@rig4u/shared/widgets';
import { useEffect } from 'react';
import { SignedInCard } from '../profile/signed-in-card';
import { BuildList } from './build-list';
import type { AccountBuildList } from './use-account-builds';
import { useDeleteBuild } from './use-delete-build';

const none: readonly AccountBuild[] = [];

/** The tab with the builds that are saved to the account, and the question before one is deleted. */
export function BuildsPanel({ user, builds: { list, retry, follow } }: { user: User; builds: AccountBuildList }) {
  const { area, asked, ask, cancel, confirm, focusAfter } = useDeleteBuild(
    user.uid,
    list.status === 'ready' ? list.builds : none,
    follow,
  );
  const failed = list.status === 'failed';

  useEffect(() => {
    if (failed)
      toast({ title: 'Error', description: 'Could not load your saved builds', kind: 'destructive', silent: true });
  }, [failed]);

  return (
    <Column space="xl">
      <SignedInCard user={user} />
      <OfflineNote>Your account is asked again when the network is back.</OfflineNote>
      <Box ref={area}>
        {list.status === 'loading' && <BuildsSkeleton />}
        {list.status === 'failed' && (
          <ErrorState title="Could not load your saved builds" message={list.message} art="storage" onRetry={retry} />
        )}
        {list.status === 'ready' && (
          <BuildList builds={list.builds} notice={list.notice} onRetry={retry} onDelete={ask} />
        )}
      </Box>
      <ConfirmDialog
        open={asked !== undefined}
        title="Are you sure?"
        text={
          `This will remove ${asked?.name ?? 'the build'} from your account on every device. ` +
          "A copy in this browser's saved builds stays."
        }
        confirm="Delete"
        cancel="Cancel"
        destructive
        onConfirm={confirm}
        onCancel={cancel}
        lastFocus={focusAfter}
      />
    </Column>
  );
}

/** The outline of the list while the builds load. */
const BuildsSkeleton = () => (
  <>
    <LiveRegion>Loading your saved builds...</LiveRegion>
    {[1, 2, 3].map((row) => (
      <Row key={row} ruled>
        <Fill>
          <Skeleton shape="control" />
        </Fill>
      </Row>
    ))}
  </>
);
