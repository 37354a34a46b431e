import type { SavedBuild } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { Box, Container, Grid, LiveRegion, PageHead } from '@rig4u/shared/ui';
import { memo } from 'react';
import { ShareDialog } from '../../components/dialogs/share-dialog';
import { Bar } from './glance-bar';
import { BuildState, useBuild } from './build-state';
import { CompletionSheet } from './completion-sheet';
import { DialogState, useDialogActions, useDialogs } from './dialogs';
import { Flight } from './motion';
import { Intro } from './intro';
import { CategoryButton } from './categories/category-button';
import { CategoryPanel } from './categories/category-panel';
import { PartsDrawer } from './categories/category-drawer';
import { Options } from './options/options';
import { OwnPart } from './own-part/own-part';
import { PrintName } from './print-name';
import { RouteState } from './route-state';
import { SavedLink } from './saved-link';
import { Summary } from './summary/summary';

interface Props {
  /** The saved build to work on; undefined for a new one. */
  saved: SavedBuild | undefined;
  savedCount: number;
}

/** The part picker, for a new build or for a saved one. Memoised: the screen above it renders with every key in the search. */
export const Picker = memo(function Picker({ saved, savedCount }: Props) {
  return (
    <RouteState>
      <BuildState saved={saved}>
        <DialogState>
          <Flight>
            <Layout savedCount={savedCount} />
          </Flight>
        </DialogState>
      </BuildState>
    </RouteState>
  );
});

/** What is where on the screen. What each place shows and does, it takes from the states around it. */
const Layout = memo(function Layout({ savedCount }: { savedCount: number }) {
  return (
    <>
      <Container>
        <PageHead back={paths.home} backLabel="Back to home" title="PC Builder">
          <SavedLink count={savedCount} />
        </PageHead>
        <Intro />
        <Grid
          data-no-print
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' }}
          gap="6"
          mt={{ base: '4', lg: '6' }}
          alignItems="start"
        >
          <CategoryPanel />
          <Box minW="0">
            <CategoryButton />
            <Options />
          </Box>
        </Grid>
        <PrintName />
        <Summary />
      </Container>
      <Bar />
      <PartsDrawer />
      <CompletionSheet />
      <Share />
      <OwnPart />
      <Announcement />
    </>
  );
});

function Share() {
  const { saved, components } = useBuild();
  const { opened } = useDialogs();
  const { close } = useDialogActions();
  return (
    <ShareDialog
      name={saved?.name ?? 'My PC build'}
      note={saved?.note}
      components={components}
      open={opened === 'share'}
      onClose={close}
    />
  );
}

const Announcement = () => <LiveRegion>{useBuild().announcement}</LiveRegion>;
