import { lineCents, partLines, partTypeInfo, totalOf, type SavedBuild } from '@rig4u/shared/builds';
import { formatDate, wholeDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { Art, Box, ButtonLink, Card, Flex, Grid, Heading, Icon, IconButton, Span, Text } from '@rig4u/shared/ui';
import { Fragment, memo } from 'react';
import { namesText } from '../build/line-text';

interface Props {
  build: SavedBuild;
  onDelete: (build: SavedBuild) => void;
}

/** One saved build: what is in it, what it costs, and the ways to open and to delete it. */
export const BuildCard = memo(function BuildCard({ build, onDelete }: Props) {
  return (
    <Card as="li" data-build={build.id} display="flex" flexDirection="column">
      <Flex align="center" gap="3" py="4" ps="4" pe="3" borderBottomWidth="1px" borderColor="line">
        <Box flex="none" w="64px">
          <Art name="case" compact />
        </Box>
        <Box flex="1" minW="0">
          <Heading as="h2" size="h3" overflowWrap="anywhere">
            {build.name}
          </Heading>
          <Text textStyle="small" color="text2" fontVariantNumeric="tabular-nums">
            Created on {formatDate(build.date)}
          </Text>
        </Box>
        <IconButton label={`Delete ${build.name}`} variant="ghost" size="icon" icon="trash" onClick={() => onDelete(build)} />
      </Flex>
      <Grid as="dl" gridTemplateColumns="104px minmax(0, 1fr)" rowGap="2.5" px="5" py="4" flex="1" alignContent="start" textStyle="small">
        {partLines(build.components).map((line) => (
          <Fragment key={`${line.type} ${line.part.id}`}>
            <Box as="dt" color="text3">
              {partTypeInfo(line.type).label}
            </Box>
            <Flex as="dd" gap="3" justify="space-between">
              <Span overflowWrap="anywhere">{namesText([line])}</Span>
              <Span color="text2" fontVariantNumeric="tabular-nums">
                {wholeDollars(lineCents(line) / 100)}
              </Span>
            </Flex>
          </Fragment>
        ))}
      </Grid>
      <Flex align="center" gap="2" px="5" py="4" borderTopWidth="1px" borderColor="line">
        <Box flex="1">
          <Text textStyle="label" color="text3">
            Total
          </Text>
          <Text textStyle="price" fontSize="1.375rem" fontVariantNumeric="tabular-nums">
            {wholeDollars(totalOf(build.components) / 100)}
          </Text>
        </Box>
        <ButtonLink variant="outline" size="icon" to={paths.savedBuild(build.id)} aria-label={`View ${build.name}`} data-no-print>
          <Icon name="eye" />
        </ButtonLink>
      </Flex>
    </Card>
  );
});
