import {
  completeness,
  partLines,
  totalOf,
  type BuildComponents,
  type DraftBuild,
  type SavedBuild,
} from '@rig4u/shared/builds';
import { exactDollars, formatMonth } from '@rig4u/shared/format';
import { Box, Button, Card, Flex, Grid, Heading, Icon, SegmentProgress, Text } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';
import { newestPriceDate } from '../../../domain/choices/guide-prices';
import { missingText, progressText } from '../../../domain/choices/texts';
import { Total } from '../total';
import { Budget } from './budget';
import { ResetControls } from './reset-controls';
import { SummaryParts } from './summary-parts';

export interface SummaryProps {
  build: DraftBuild;
  saved: SavedBuild | undefined;
  /** Whether the saved build has unsaved changes. */
  edited: boolean;
  /** The verdict in words, once there is one: '1 part does not fit'. */
  verdict: string | undefined;
  /** US dollars. */
  budget: number;
  onBudget: (budget: number) => void;
  onReset: () => void;
  onUndo: (taken: BuildComponents) => void;
  onBringBack: () => void;
  onDiscard: () => void;
  onComplete: () => void;
  onSaveAsNew: () => void;
  onShare: () => void;
  /** What the check and the estimates say. */
  children: ReactNode;
}

/** 'Your PC Build': how far it is, what it costs, what is chosen, and what can be done with it. */
export function Summary({
  build,
  saved,
  edited,
  verdict,
  budget,
  onBudget,
  onReset,
  onUndo,
  onBringBack,
  onDiscard,
  onComplete,
  onSaveAsNew,
  onShare,
  children,
}: SummaryProps) {
  const { components, cleared } = build;
  const { chosen, of, percent } = completeness(components);
  const missing = missingText(components);
  const priced = newestPriceDate(partLines(components).map(({ part }) => part));
  const empty = partLines(components).length === 0;

  return (
    <Card as="section" aria-labelledby="summary-title" mt="6">
      <Flex
        wrap="wrap"
        align="end"
        columnGap="8"
        rowGap="4"
        p={{ base: '4', md: '6' }}
        borderBottomWidth="1px"
        borderColor="line"
      >
        <Box flex="1" minW={{ base: 'full', md: '320px' }}>
          <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" mb="3">
            <Heading as="h2" id="summary-title">
              Your PC Build
            </Heading>
            <Text color="text2" fontVariantNumeric="tabular-nums">
              <span>{progressText(components)}</span>
              {percent === 100 && verdict && <span> · {verdict}</span>}
            </Text>
          </Flex>
          <SegmentProgress value={chosen} of={of} label="Required parts chosen" />
          <Text textStyle="small" color="text3" mt="3" minH="20px">
            {priced && `Guide prices of ${formatMonth(priced)}.`}
          </Text>
        </Box>
        <Box textAlign={{ base: 'start', md: 'end' }} minW="200px">
          <Text textStyle="label" color="text3" mb="2">
            Total
          </Text>
          <Text textStyle="total" fontVariantNumeric="tabular-nums">
            <Total dollars={totalOf(components) / 100} format={exactDollars} />
          </Text>
        </Box>
        <Box w="full" data-no-print>
          <Budget totalCents={totalOf(components)} budget={budget} onChange={onBudget} />
        </Box>
      </Flex>
      <SummaryParts components={components} />
      <Grid gridTemplateColumns="minmax(0, 1fr)" borderTopWidth="1px" borderColor="line">
        {children}
      </Grid>
      <Flex
        data-no-print
        wrap="wrap"
        align="center"
        gap="3"
        px={{ base: '4', md: '6' }}
        py="4"
        borderTopWidth="1px"
        borderColor="line"
      >
        <Text id="complete-hint" textStyle="small" color="text2" flex="1 1 240px">
          {missing ??
            (saved ? `Completing saves your changes to ${saved.name}.` : 'Completing saves the build in this browser.')}
        </Text>
        {edited && (
          <Button variant="ghost" onClick={onDiscard}>
            Discard changes
          </Button>
        )}
        <Button variant="ghost" disabled={empty} onClick={() => window.print()}>
          <Icon name="print" size="16" />
          Print
        </Button>
        <Button variant="outline" disabled={empty} onClick={onShare}>
          <Icon name="share" size="16" />
          Share
        </Button>
        <ResetControls empty={empty} cleared={cleared} onReset={onReset} onUndo={onUndo} onBringBack={onBringBack} />
        {saved && (
          <Button
            variant="outline"
            disabled={missing !== undefined}
            aria-describedby="complete-hint"
            onClick={onSaveAsNew}
          >
            Save as new
          </Button>
        )}
        <Button disabled={missing !== undefined} aria-describedby="complete-hint" onClick={onComplete}>
          Complete Build
        </Button>
      </Flex>
    </Card>
  );
}
