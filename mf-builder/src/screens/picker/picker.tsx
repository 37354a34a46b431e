import type { PartType, SavedBuild, StoredPart } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { Box, Button, Card, Container, Grid, Heading, Icon, LiveRegion, PageHead } from '@rig4u/shared/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Part } from '../../catalogue/schema';
import { verdictText } from '../../domain/compatibility/summary';
import { PrintName } from './print-name';
import { useBudget } from '../../state/use-budget';
import { useWorkingBuild } from '../../state/working-build';
import { ShareDialog } from '../../components/dialogs/share-dialog';
import { Bar } from './bar';
import { CompatibilityCheck } from './check/compatibility-check';
import { Draw } from './check/draw';
import { ChosenLines } from './chosen/chosen-lines';
import { CompletionSheet } from './completion-sheet';
import { Estimates } from './estimates/estimates';
import { Intro } from './intro';
import { CategoryButton } from './list/category-button';
import { ComponentList } from './list/component-list';
import { isOffered } from './list/offered';
import { PartsDrawer } from './list/parts-drawer';
import { Options } from './options/options';
import { OwnPart } from './own-part/own-part';
import { SavedLink } from './saved-link';
import { Summary } from './summary/summary';
import { useAddress } from './use-address';
import { useAdvance } from './use-advance';
import { useCheck } from './use-check';
import { useChoices } from './use-choices';
import { useCompletion } from './use-completion';
import { useFlight } from './use-flight';

/** The dialog for a part that is in no catalogue: closed, open for a new one, or open for a change of a chosen one. */
interface OwnPartQuestion {
  open: boolean;
  edited?: { place: number; part: StoredPart };
}
const nothingAsked: OwnPartQuestion = { open: false };

/** The part picker, for a new build or for a saved one. */
export function Picker({ saved, savedCount }: { saved: SavedBuild | undefined; savedCount: number }) {
  const { build, edited, change, clear } = useWorkingBuild(saved);
  const { components } = build;
  const [budget, setBudget] = useBudget();
  const check = useCheck(components);
  const address = useAddress();
  const { category, open } = address;
  const { heading, advance } = useAdvance(category, open);
  const { announcement, choose, add, remove, removeOne, count, own, replace, swap, reset, undo, back } = useChoices({
    category,
    advance,
    change,
  });
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
  const options = useMemo(() => ({ onChoose: chooseFrom, onAdd: add }), [chooseFrom, add]);
  const [asking, setAsking] = useState<OwnPartQuestion>(nothingAsked);
  const [sharing, setSharing] = useState(false);
  const lines = useMemo(
    () => ({
      onQuantity: count,
      onOwned: own,
      onRemoveLine: removeOne,
      onEdit: (_type: PartType, place: number, part: StoredPart) => setAsking({ open: true, edited: { place, part } }),
    }),
    [count, own, removeOne],
  );
  const openRow = useCallback((type: PartType) => isOffered(type) && open(type), [open]);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const rows = { components, check, active: category, onRemove: remove };

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
            <Options
              address={address}
              components={components}
              heading={heading}
              actions={options}
              chosen={<ChosenLines type={category} components={components} check={check} actions={lines} />}
              extra={
                <Button size="sm" variant="outline" onClick={() => setAsking({ open: true })}>
                  <Icon name="plus" size="16" />
                  Add a part not listed
                </Button>
              }
            />
          </Box>
        </Grid>
        {saved && <PrintName name={saved.name} note={saved.note} />}
        <Summary
          build={build}
          saved={saved}
          edited={edited}
          verdict={check.findings.length > 0 ? verdictText(check) : undefined}
          budget={budget}
          onBudget={setBudget}
          onReset={reset}
          onUndo={undo}
          onBringBack={back}
          onDiscard={clear}
          onComplete={complete}
          onSaveAsNew={saveAsNew}
          onShare={() => setSharing(true)}
        >
          <CompatibilityCheck components={components} check={check} onSwap={swap} />
          <Draw components={components} />
          <Estimates components={components} budget={budget} />
        </Summary>
      </Container>
      <Bar components={components} check={check} total={total} onParts={() => setDrawer(true)} onComplete={complete} />
      <PartsDrawer {...rows} open={drawer} onClose={closeDrawer} onOpen={openRow} heading={heading} />
      {saved && (
        <CompletionSheet
          build={saved}
          open={completed}
          onKeepEditing={keepEditing}
          onShare={() => setSharing(true)}
          heading={heading}
        />
      )}
      <ShareDialog
        name={saved?.name ?? 'My PC build'}
        note={saved?.note}
        components={components}
        open={sharing}
        onClose={() => setSharing(false)}
      />
      <OwnPart
        type={category}
        open={asking.open}
        edit={asking.edited?.part}
        onClose={() => setAsking((now) => ({ ...now, open: false }))}
        onAdd={(part) => (asking.edited ? replace(category, asking.edited.place, part) : choose(part))}
        focusAfter={() => heading.current}
      />
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
