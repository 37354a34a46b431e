import { lineCents, partLines, partTypeInfo, type BuildComponents } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { Box, Flex, Grid, Span } from '@rig4u/shared/ui';
import { Fragment } from 'react';
import { namesText } from '../../domain/choices/line-text';
import { shortChange, type PriceChanges } from '../../domain/prices';
import { changeColour } from './change-button';

/** Every part of a saved build with its price, and what changed of it. */
export function CardLines({ components, changes }: { components: BuildComponents; changes: PriceChanges | undefined }) {
  return (
    <Grid
      as="dl"
      gridTemplateColumns="104px minmax(0, 1fr)"
      rowGap="2.5"
      px="5"
      py="4"
      flex="1"
      alignContent="start"
      textStyle="small"
    >
      {partLines(components).map((line, index) => {
        const cents = changes?.lines[index]?.cents;
        return (
          <Fragment key={`${line.type} ${line.part.id} ${index}`}>
            <Box as="dt" color="text3">
              {partTypeInfo(line.type).label}
            </Box>
            <Flex as="dd" gap="3" justify="space-between" minW="0">
              <Span overflowWrap="anywhere" minW="0" dir="auto" lineClamp={3}>
                {namesText([line])}
              </Span>
              <Span color="text2" fontVariantNumeric="tabular-nums" textAlign="end">
                {wholeDollars(lineCents(line) / 100)}
                {cents !== undefined && cents !== 0 && (
                  <Span display="block" color={changeColour(cents)}>
                    {shortChange(cents)}
                  </Span>
                )}
              </Span>
            </Flex>
          </Fragment>
        );
      })}
    </Grid>
  );
}
