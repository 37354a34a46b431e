import { partLines, partTypeInfo, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Box, Flex, Grid, Span, Text } from '@rig4u/shared/ui';
import { priceText } from '../../domain/choices/line-text';

/** The parts of a build with their prices, and its total. Two columns where there is room, and on paper, so that it fits one page. */
export function BuildTable({ components }: { components: BuildComponents }) {
  const columns = 'repeat(2, minmax(0, 1fr))';
  return (
    <>
      <Grid
        as="dl"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: columns, _print: columns }}
        columnGap="10"
        px={{ base: '4', md: '6' }}
        py="4"
      >
        {partLines(components).map((line, index) => (
          <Flex
            key={`${line.type} ${line.part.id} ${index}`}
            gap="3"
            py="2"
            textStyle="small"
            borderBottomWidth="1px"
            borderColor="line"
            align="baseline"
            _print={{ breakInside: 'avoid' }}
          >
            <Box as="dt" flex="none" w="112px" color="text3">
              {partTypeInfo(line.type).label}
            </Box>
            <Flex as="dd" flex="1" minW="0" gap="3" justify="space-between">
              <Span minW="0" overflowWrap="anywhere" dir="auto">
                {line.quantity > 1 ? `${line.quantity} × ` : ''}
                {line.part.name}
              </Span>
              <Span fontVariantNumeric="tabular-nums">{priceText([line])}</Span>
            </Flex>
          </Flex>
        ))}
      </Grid>
      <Box px={{ base: '4', md: '6' }} pb="4" textAlign={{ base: 'start', md: 'end' }}>
        <Text textStyle="label" color="text3" mb="2">
          Total
        </Text>
        <Text textStyle="total" fontVariantNumeric="tabular-nums">
          {exactDollars(totalOf(components) / 100)}
        </Text>
      </Box>
    </>
  );
}
