import type { SavedBuild } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { Box, ButtonLink, Container, Icon } from '@rig4u/shared/ui';
import { AboveBar, Regions, TitleLine } from '../../look/regions';
import { memo } from 'react';
import { ShareDialog } from '../../components/dialogs/share-dialog';
import { Announcement } from './announcement';
import { AfterPaint, BuildState, useBuild } from './build-state';
import { CategoryPanel } from './categories/category-panel';
import { PartsDrawer } from './categories/category-drawer';
import { SkipCategories } from './categories/skip-categories';
import { CompletionSheet } from './completion-sheet';
import { DialogState, useDialogActions, useDialogs } from './dialogs';
import { Intro } from './intro';
import { Flight } from './motion';
import { FindingFocus } from './rail/finding-focus';
import { asksForKeys } from './keys/ask-for-keys';
import { Keys } from './keys/keys';
import { Options } from './options/options';
import { OwnPart } from './own-part';
import { Preview } from './preview';
import { Prices } from './prices/prices';
import { BuildRail } from './rail/build-rail';
import { BuildSheet } from './rail/build-sheet';
import { ThumbBar } from './rail/thumb-bar';
import { Report } from './report/report';
import { RouteState } from './route-state';
import { SavedLink } from './saved-link';

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
            <Preview>
              <Layout savedCount={savedCount} />
            </Preview>
          </Flight>
        </DialogState>
      </BuildState>
    </RouteState>
  );
});

/** What is where on the screen. What each place shows and does, it takes from the states around it. */
const Layout = memo(function Layout({ savedCount }: { savedCount: number }) {
  const { openKeys } = useDialogActions();
  return (
    <>
      <AboveBar onKeyDown={(event) => asksForKeys(event) && openKeys()}>
        <Container wide>
          <TitleLine data-no-print>
            <ButtonLink to={paths.home} aria-label="Back to home" variant="ghost" size="icon" data-no-print>
              <Icon name="left" />
            </ButtonLink>
            <h1>PC Builder</h1>
            <SkipCategories />
            <Intro />
            <SavedLink count={savedCount} />
          </TitleLine>
          <Regions>
            <AfterPaint>
              <CategoryPanel />
            </AfterPaint>
            <Box minW="0">
              <AfterPaint>
                <Options />
                <Report />
              </AfterPaint>
            </Box>
            <BuildRail />
          </Regions>
        </Container>
      </AboveBar>
      <ThumbBar />
      <PartsDrawer />
      <BuildSheet />
      <CompletionSheet />
      <Share />
      <OwnPart />
      <Keys />
      <Prices />
      <Announcement />
      <FindingFocus />
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
