import type { SavedBuild } from '@rig4u/shared/builds';
import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Box, Container, PageHead, Skeleton } from '@rig4u/shared/ui';
import { useCallback, useReducer, useRef, useState } from 'react';
import { DeleteDialog } from '../../components/dialogs/delete-dialog';
import { ImportDialog } from '../../components/dialogs/import-dialog';
import { useSavedList } from '../../state/saved-list';
import { BuildGrid } from './build-grid';
import { CompareBar } from './compare-bar';
import { HeadActions } from './head-actions';
import { LazyImportPrices } from '../../components/import-prices/lazy-import-prices';
import { NoBuilds } from './no-builds';
import { PriceDialog } from './price-dialog';
import { Unreadable } from './unreadable';
import { useDeletion } from './use-deletion';
import { useTicked } from './use-ticked';
import type { KnownPrices } from '../../domain/prices';

type Opened = { dialog: 'import' | 'import-prices' } | { dialog: 'prices'; build: SavedBuild; known: KnownPrices };

/** When the screen is rendered at build time, nobody knows what a visitor has saved. */
const renderedAhead = typeof document === 'undefined';

/** `/saved-builds`. */
export function Component() {
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const { builds, unreadable } = useSavedList('list');
  const { area, asked, ask, cancel, confirm, focusAfter } = useDeletion(builds);
  const { ticked, toggle, clear } = useTicked(builds);
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const showPrices = useCallback(
    (build: SavedBuild, known: KnownPrices) => setOpened({ dialog: 'prices', build, known }),
    [],
  );
  const imported = useRef<string>(undefined);
  const openImport = () => {
    imported.current = undefined;
    setOpened({ dialog: 'import' });
  };
  // What opened the dialog goes when the first build comes, so the focus goes to the new card.
  const focusImported = () =>
    imported.current
      ? (area.current?.querySelector<HTMLElement>(`[data-build="${imported.current}"] a`) ?? null)
      : null;
  usePageMeta({ title: 'Saved PC Builds', description: 'The PC builds that you saved in this browser.' });

  return (
    <Container wide>
      <PageHead back={paths.picker} backLabel="Back to PC Builder" title="Saved PC Builds">
        {builds.length > 0 && (
          <HeadActions
            count={builds.length}
            onImport={openImport}
            onImportPrices={() => setOpened({ dialog: 'import-prices' })}
          />
        )}
      </PageHead>
      <Box ref={area}>
        {renderedAhead ? (
          <Skeleton shape="screen" />
        ) : unreadable ? (
          <Unreadable status={unreadable} onRetry={readAgain} />
        ) : builds.length === 0 ? (
          <NoBuilds onImport={openImport} />
        ) : (
          <BuildGrid builds={builds} ticked={ticked} onTick={toggle} onDelete={ask} onPrices={showPrices} />
        )}
      </Box>
      <CompareBar ticked={ticked} onClear={clear} />
      <DeleteDialog open={asked !== undefined} onConfirm={confirm} onCancel={cancel} focusAfter={focusAfter} />
      <ImportDialog
        open={opened?.dialog === 'import'}
        onClose={close}
        onImported={(id) => (imported.current = id)}
        focusAfter={focusImported}
      />
      <LazyImportPrices open={opened?.dialog === 'import-prices'} onClose={close} />
      <PriceDialog shown={opened?.dialog === 'prices' ? opened : undefined} onClose={close} />
    </Container>
  );
}
