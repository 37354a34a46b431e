import { savedBuilds } from '@rig4u/shared/builds';
import { paths, usePageMeta } from '@rig4u/shared/routing';
import { useStored } from '@rig4u/shared/storage';
import { toast } from '@rig4u/shared/toasts';
import { Box, Container, PageHead, Text } from '@rig4u/shared/ui';
import { useEffect, useReducer } from 'react';
import { BuildGrid } from './build-grid';
import { DeleteDialog } from './delete-dialog';
import { NoBuilds } from './no-builds';
import { Unreadable } from './unreadable';
import { useDeletion } from './use-deletion';

/** `/saved-builds`. */
export function Component() {
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const { status, value: builds } = useStored(savedBuilds);
  const unreadable = status === 'corrupt' || status === 'blocked' ? status : undefined;
  const { area, asked, ask, cancel, confirm, focusAfter } = useDeletion(builds);
  usePageMeta({ title: 'Saved PC Builds', description: 'The PC builds that you saved in this browser.' });

  useEffect(() => {
    if (unreadable) toast({ title: 'Error', description: 'Failed to load saved builds.', kind: 'destructive' });
  }, [unreadable]);

  return (
    <Container>
      <PageHead back={paths.picker} backLabel="Back to PC Builder" title="Saved PC Builds">
        {builds.length > 0 && (
          <Text textStyle="small" color="text2" fontVariantNumeric="tabular-nums">
            {builds.length === 1 ? '1 build' : `${builds.length} builds`}, kept in this browser
          </Text>
        )}
      </PageHead>
      <Box ref={area}>
        {unreadable ? (
          <Unreadable status={unreadable} onRetry={readAgain} />
        ) : builds.length === 0 ? (
          <NoBuilds />
        ) : (
          <BuildGrid builds={builds} onDelete={ask} />
        )}
      </Box>
      <DeleteDialog open={asked !== undefined} onConfirm={confirm} onCancel={cancel} focusAfter={focusAfter} />
    </Container>
  );
}
