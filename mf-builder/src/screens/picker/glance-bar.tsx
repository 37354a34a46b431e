import { completeness, totalOf } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Box, Button, Container, Flex, SegmentProgress, Text, Verdict } from '@rig4u/shared/ui';
import { missingText, progressText } from '../../domain/choices/status-texts';
import { summarize } from '../../domain/compatibility/check-summary';
import { useBuild, useBuildActions } from './build-state';
import { useDialogActions } from './dialogs';
import { CountingTotal, useFlightTargets } from './motion';

/** The slim bar that keeps total and completeness in sight; on a phone it also opens the component list. */
export function Bar() {
  const { components, check } = useBuild();
  const { complete } = useBuildActions();
  const { openParts } = useDialogActions();
  const { total } = useFlightTargets();
  const { chosen, of, percent } = completeness(components);
  const { fails, warnings } = summarize(check);
  return (
    <Box
      as="section"
      aria-label="Build at a glance"
      data-no-print
      position="sticky"
      bottom="0"
      zIndex="4"
      mt="6"
      bg="raised"
      borderTopWidth="1px"
      borderColor="lineStrong"
    >
      <Container>
        <Flex
          align="center"
          wrap={{ base: 'wrap', md: 'nowrap' }}
          columnGap={{ base: '3', md: '6' }}
          rowGap="2"
          minH={{ base: '68px', md: '64px' }}
          py="2"
        >
          <Box w="168px" hideBelow="md">
            <SegmentProgress value={chosen} of={of} label="Required parts chosen" />
          </Box>
          <Flex
            direction={{ base: 'column-reverse', md: 'row' }}
            flex="1 1 104px"
            minW="0"
            gap={{ base: '1', md: '6' }}
            justify="space-between"
          >
            <Flex
              align="center"
              gap={{ base: '2', md: '4' }}
              textStyle={{ base: 'small', md: 'body' }}
              color="text2"
              fontVariantNumeric="tabular-nums"
            >
              <Text hideBelow="md">{progressText(components)}</Text>
              <Text hideFrom="md" aria-hidden="true">
                {percent}%
              </Text>
              {fails > 0 && (
                <Verdict kind="fail">
                  {fails}{' '}
                  <Text as="span" hideBelow="md">
                    {fails === 1 ? 'fail' : 'fails'}
                  </Text>
                </Verdict>
              )}
              {warnings > 0 && (
                <Verdict kind="warning">
                  {warnings}{' '}
                  <Text as="span" hideBelow="md">
                    {warnings === 1 ? 'warning' : 'warnings'}
                  </Text>
                </Verdict>
              )}
            </Flex>
            <Text
              ref={total}
              textStyle="total"
              fontSize={{ base: '1.25rem', md: '1.375rem' }}
              fontVariantNumeric="tabular-nums"
            >
              <CountingTotal dollars={totalOf(components) / 100} format={exactDollars} />
            </Text>
          </Flex>
          <Button variant="outline" onClick={openParts} hideFrom="lg">
            Parts
          </Button>
          <Button
            flex={{ base: '1 0 auto', md: 'none' }}
            disabled={missingText(components) !== undefined}
            aria-describedby="complete-hint"
            onClick={complete}
          >
            Complete Build
          </Button>
        </Flex>
      </Container>
    </Box>
  );
}
