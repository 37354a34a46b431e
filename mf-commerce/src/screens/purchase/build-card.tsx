import { lineCents, partLines, partName, partTypeInfo } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { EditedImage } from '@rig4u/shared/images';
import { Box, Card, Flex, Grid, Heading, Span, Text } from '@rig4u/shared/ui';
import { Fragment } from 'react';
import type { Purchase } from '../../domain/purchase';

/** The build, part by part, with prices. */
export function BuildCard({ purchase: { id, name, components } }: { purchase: Purchase }) {
  const lines = partLines(components);
  return (
    <Card as="section" aria-labelledby="selected-build" p={{ base: '4', md: '6' }}>
      <Flex gap="4" align="center" mb="5">
        <Box flex="none" w={{ base: '72px', md: '112px' }}>
          <EditedImage id={id} category="pc-build" alt="" />
        </Box>
        <Box minW="0">
          <Heading as="h2" id="selected-build">
            Your Selected Build
          </Heading>
          <Text color="text2" mt="1" dir="auto" overflowWrap="anywhere">
            {name}
          </Text>
        </Box>
      </Flex>
      {lines.length === 0 && <Text color="text2">No part is chosen in this build yet.</Text>}
      {lines.length > 0 && (
        <Grid
          as="dl"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' }}
          columnGap="4"
          rowGap={{ base: '1', sm: '3' }}
        >
          {lines.map((line, index) => (
            <Fragment key={`${line.type} ${index}`}>
              <Box as="dt" color="text3" textStyle="small" pt={{ base: index === 0 ? '0' : '2', sm: '0' }}>
                {partTypeInfo(line.type).label}
              </Box>
              <Flex as="dd" gap="4" justify="space-between" minW="0">
                <Box minW="0">
                  <Span overflowWrap="anywhere" dir="auto">
                    {line.quantity > 1 && `${line.quantity} × `}
                    {partName(line.part)}
                  </Span>
                  {line.part.owned && (
                    <Span display="block" textStyle="small" color="text2">
                      You own this
                    </Span>
                  )}
                </Box>
                <Span fontVariantNumeric="tabular-nums">{wholeDollars(lineCents(line) / 100)}</Span>
              </Flex>
            </Fragment>
          ))}
        </Grid>
      )}
    </Card>
  );
}
