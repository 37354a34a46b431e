import type { PartType, SavedBuild } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { Box, Card, Container, Grid, Heading, LiveRegion, PageHead } from '@rig4u/shared/ui';
import { useCallback, useRef, useState } from 'react';
import type { Part } from '../catalogue/schema';
import { useWorkingBuild } from '../stored/working-build';
import { Bar } from './bar';
import { CategoryButton } from './category-button';
import { CompletionSheet } from './completion-sheet';
import { ComponentList } from './component-list';
import { Intro } from './intro';
import { isOffered } from './offered';
import { Options } from './options';
import { PartsDrawer } from './parts-drawer';
import { SavedLink } from './saved-link';
import { Summary } from './summary';
import { useAdvance } from './use-advance';
import { useCategory } from './use-category';
import { useChoices } from './use-choices';
import { useCompletion } from './use-completion';
import { useFlight } from './use-flight';

/** The part picker, for a new build or for a saved one. */
export function Picker({ saved, savedCount }: { saved: SavedBuild | undefined; savedCount: number }) {
  const { build, edited, change, clear } = useWorkingBuild(saved);
  const { components } = build;
  const address = useCategory();
  const { category, open } = address;
  const { heading, advance } = useAdvance(category, open);
  const { announcement, choose, remove, reset, undo } = useChoices({ category, advance, change });
  const { complete, saveAsNew, completed, keepEditing } = useCompletion({ saved, components, clear });
  const list = useRef<HTMLElement>(null);
  const total = useRef<HTMLParagraphElement>(null);
  const fly = useFlight(list, total);
  const [drawer, setDrawer] = useState(false);

  const chooseFrom = useCallback(
    (part: Part, drawing: Element | null) => {
      fly(drawing, part.type);
      choose(part);
    },
    [choose, fly],
  );
  const openRow = useCallback((type: PartType) => isOffered(type) && open(type), [open]);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const rows = { components, active: category, onRemove: remove };

  return (
    <>
      <Container>
        <PageHead back={paths.home} backLabel="Back to home" title="PC Builder">
          <SavedLink count={savedCount} />
        </PageHead>
        <Intro />
        <Grid data-no-print gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' }} gap="6" mt={{ base: '4', lg: '6' }} alignItems="start">
          <Card
            as="aside"
            ref={list}
            aria-labelledby="list-title"
            p="2"
            hideBelow="lg"
            position="sticky"
            top="calc(var(--header) + 16px)"
            maxH="calc(100dvh - var(--header) - var(--bar) - 32px)"
            overflowY="auto"
          >
            <Heading as="h2" size="h3" id="list-title" px="3" pt="3" pb="1">
              Component Selection
            </Heading>
            <ComponentList {...rows} onOpen={openRow} />
          </Card>
          <Box minW="0">
            <CategoryButton category={category} onOpen={() => setDrawer(true)} />
            <Options address={address} components={components} heading={heading} onChoose={chooseFrom} />
          </Box>
        </Grid>
        <Summary
          build={build}
          saved={saved}
          edited={edited}
          onReset={reset}
          onUndo={undo}
          onDiscard={clear}
          onComplete={complete}
          onSaveAsNew={saveAsNew}
        />
      </Container>
      <Bar components={components} total={total} onParts={() => setDrawer(true)} onComplete={complete} />
      <PartsDrawer
        {...rows}
        open={drawer}
        onClose={closeDrawer}
        onOpen={openRow}
        heading={heading}
      />
      {saved && <CompletionSheet name={saved.name} open={completed} onKeepEditing={keepEditing} heading={heading} />}
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
