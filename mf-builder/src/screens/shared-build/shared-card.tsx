import { partLines, type BuildComponents } from '@rig4u/shared/builds';
import { formatMonth } from '@rig4u/shared/format';
import { Box, Button, Card, Flex, Heading, Icon, Text } from '@rig4u/shared/ui';
import { BuildFindings } from '../../components/check/build-findings';
import { newestPriceDate } from '../../domain/prices/newest-price-date';
import { BuildTable } from './build-table';
import { useTakeOver } from './make-it-mine';

/** A shared build that could be read. */
export function SharedCard({ components }: { components: BuildComponents }) {
  const makeMine = useTakeOver(components);
  const lines = partLines(components);
  const priced = newestPriceDate(lines.map(({ part }) => part));
  return (
    <Card as="section" aria-labelledby="shared-title">
      <Box p={{ base: '4', md: '6' }} borderBottomWidth="1px" borderColor="line">
        <Heading as="h2" id="shared-title">
          {lines.length === 1 ? 'A build of 1 part' : `A build of ${lines.length} parts`}
        </Heading>
        <Text color="text2" mt="2">
          Somebody shared it by link. You see it as it is; make it yours to change it.
        </Text>
        {priced && (
          <Text textStyle="small" color="text3" mt="2">
            Guide prices of {formatMonth(priced)}.
          </Text>
        )}
      </Box>
      <BuildFindings components={components} />
      <BuildTable components={components} />
      <Flex
        data-no-print
        wrap="wrap"
        gap="3"
        justify="flex-end"
        px={{ base: '4', md: '6' }}
        py="4"
        borderTopWidth="1px"
        borderColor="line"
      >
        <Button variant="outline" onClick={() => window.print()}>
          <Icon name="print" size="16" />
          Print
        </Button>
        <Button onClick={makeMine}>Make it mine</Button>
      </Flex>
    </Card>
  );
}
