import { completeness, partLines, totalOf } from '@rig4u/shared/builds';
import { exactDollars, formatMonth } from '@rig4u/shared/format';
import { Box, Card, Flex, Grid, Heading, SegmentProgress, Text } from '@rig4u/shared/ui';
import { CompatibilityCheck } from '../../../components/check/compatibility-check';
import { Draw } from '../../../components/check/draw';
import { newestPriceDate } from '../../../domain/prices/newest-price-date';
import { progressText } from '../../../domain/choices/status-texts';
import { verdictText } from '../../../domain/compatibility/check-summary';
import { useBuild, useBuildActions } from '../build-state';
import { Estimates } from '../estimates/estimates';
import { CountingTotal } from '../motion';
import { Budget } from './budget';
import { SummaryActions } from './summary-actions';
import { SummaryParts } from './summary-parts';

/** 'Your PC Build': how far it is, what it costs, what is chosen, and what can be done with it. */
export function Summary() {
  const { components, check, budget } = useBuild();
  const { swap } = useBuildActions();
  const { chosen, of, percent } = completeness(components);
  const priced = newestPriceDate(partLines(components).map(({ part }) => part));
  const verdict = check.findings.length > 0 ? verdictText(check) : undefined;

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
            <CountingTotal dollars={totalOf(components) / 100} format={exactDollars} />
          </Text>
        </Box>
        <Box w="full" data-no-print>
          <Budget />
        </Box>
      </Flex>
      <SummaryParts components={components} />
      <Grid gridTemplateColumns="minmax(0, 1fr)" borderTopWidth="1px" borderColor="line">
        <CompatibilityCheck components={components} check={check} onSwap={swap} />
        <Draw components={components} />
        <Estimates components={components} budget={budget} />
      </Grid>
      <SummaryActions />
    </Card>
  );
}
