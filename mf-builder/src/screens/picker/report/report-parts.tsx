import { chosenOf, partTypes, type BuildComponents } from '@rig4u/shared/builds';
import { Box, Flex, Grid, Span } from '@rig4u/shared/ui';
import { namesText, priceText } from '../../../domain/choices/line-text';

/** The required parts and whatever else is chosen, each with its name and price. */
export function ReportParts({ components }: { components: BuildComponents }) {
  const lines = partTypes
    .map((info) => ({ ...info, chosen: chosenOf(components, info.type) }))
    .filter(({ required, chosen }) => required || chosen.length > 0);

  return (
    <Grid
      as="dl"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'repeat(2, minmax(0, 1fr))',
        _print: 'repeat(2, minmax(0, 1fr))',
      }}
      columnGap="10"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', _print: '1' }}
    >
      {lines.map(({ type, label, chosen }) => (
        <Flex
          key={type}
          gap="3"
          py={{ base: '2', _print: '1' }}
          textStyle="small"
          borderBottomWidth="1px"
          borderColor="line"
          align="baseline"
        >
          <Box as="dt" flex="none" w="112px" color="text3">
            {label}
          </Box>
          <Flex as="dd" flex="1" minW="0" gap="3" justify="space-between">
            {chosen.length === 0 ? (
              <Span color="text2">Not Selected</Span>
            ) : (
              <>
                <Span minW="0" overflowWrap="anywhere">
                  {namesText(chosen)}
                </Span>
                <Span fontVariantNumeric="tabular-nums">{priceText(chosen)}</Span>
              </>
            )}
          </Flex>
        </Flex>
      ))}
    </Grid>
  );
}
