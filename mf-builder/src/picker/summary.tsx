import { completeness, partLines, totalOf, type BuildComponents, type DraftBuild, type SavedBuild } from '@rig4u/shared/builds';
import { exactDollars, formatMonth } from '@rig4u/shared/format';
import { Box, Button, Card, Flex, Heading, SegmentProgress, Text } from '@rig4u/shared/ui';
import { newestPriceDate } from '../build/guide-prices';
import { missingText, progressText } from '../build/texts';
import { ResetControls } from './reset-controls';
import { SummaryParts } from './summary-parts';
import { Total } from './total';

export interface SummaryProps {
  build: DraftBuild;
  saved: SavedBuild | undefined;
  /** Whether the saved build has unsaved changes. */
  edited: boolean;
  onReset: () => void;
  onUndo: (taken: BuildComponents) => void;
  onDiscard: () => void;
  onComplete: () => void;
  onSaveAsNew: () => void;
}

/** 'Your PC Build': how far it is, what it costs, what is chosen, and what can be done with it. */
export function Summary({ build, saved, edited, onReset, onUndo, onDiscard, onComplete, onSaveAsNew }: SummaryProps) {
  const { components, cleared } = build;
  const { chosen, of } = completeness(components);
  const missing = missingText(components);
  const priced = newestPriceDate(partLines(components).map(({ part }) => part));

  return (
    <Card as="section" aria-labelledby="summary-title" mt="6">
      <Flex wrap="wrap" align="end" columnGap="8" rowGap="4" p={{ base: '4', md: '6' }} borderBottomWidth="1px" borderColor="line">
        <Box flex="1" minW={{ base: 'full', md: '320px' }}>
          <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" mb="3">
            <Heading as="h2" id="summary-title">
              Your PC Build
            </Heading>
            <Text color="text2" fontVariantNumeric="tabular-nums">
              {progressText(components)}
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
      </Flex>
      <SummaryParts components={components} />
      <Flex data-no-print wrap="wrap" align="center" gap="3" px={{ base: '4', md: '6' }} py="4" borderTopWidth="1px" borderColor="line">
        <Text id="complete-hint" textStyle="small" color="text2" flex="1 1 240px">
          {missing ?? (saved ? `Completing saves your changes to ${saved.name}.` : 'Completing saves the build in this browser.')}
        </Text>
        {edited && (
          <Button variant="ghost" onClick={onDiscard}>
            Discard changes
          </Button>
        )}
        <ResetControls empty={partLines(components).length === 0} cleared={cleared} onReset={onReset} onUndo={onUndo} />
        {saved && (
          <Button variant="outline" disabled={missing !== undefined} aria-describedby="complete-hint" onClick={onSaveAsNew}>
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
