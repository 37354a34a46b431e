import { purchaseOf, totalOf, type SavedBuild } from '@rig4u/shared/builds';
import { formatDate, wholeDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { Art, Box, ButtonLink, Card, Flex, Heading, Icon, IconButton, Text } from '@rig4u/shared/ui';
import { memo, useMemo } from 'react';
import { priceChanges } from '../../domain/prices';
import { CardLines } from './card-lines';
import { ChangeButton } from './change-button';
import type { KnownPrices } from './known-prices';

interface Props {
  build: SavedBuild;
  /** Undefined while prices cannot be compared. */
  known: KnownPrices | undefined;
  onDelete: (build: SavedBuild) => void;
  onPrices: (build: SavedBuild, known: KnownPrices) => void;
}

/** One saved build: what is in it, what it costs, what changed in price, and what can be done with it. */
export const BuildCard = memo(function BuildCard({ build, known, onDelete, onPrices }: Props) {
  const changes = useMemo(
    () => known && priceChanges(build.components, known.catalogue, known.history),
    [build, known],
  );
  return (
    <Card as="li" data-build={build.id} display="flex" flexDirection="column" minW="0">
      <Flex align="center" gap="3" py="4" ps="4" pe="3" borderBottomWidth="1px" borderColor="line">
        <Box flex="none" w="64px">
          <Art name="case" compact />
        </Box>
        <Box flex="1" minW="0">
          <Heading as="h2" size="h3" overflowWrap="anywhere" dir="auto" lineClamp={3}>
            {build.name}
          </Heading>
          <Text textStyle="small" color="text2" fontVariantNumeric="tabular-nums">
            Created on {formatDate(build.date)}
          </Text>
        </Box>
        <IconButton
          label={`Delete ${build.name}`}
          variant="ghost"
          size="icon"
          icon="trash"
          onClick={() => onDelete(build)}
        />
      </Flex>
      {build.note && (
        <Text
          textStyle="small"
          color="text2"
          px="5"
          pt="4"
          dir="auto"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          lineClamp={4}
        >
          {build.note}
        </Text>
      )}
      <CardLines components={build.components} changes={changes} />
      <Flex align="end" wrap="wrap" gap="2" px="5" py="4" borderTopWidth="1px" borderColor="line">
        <Box flex="1 1 140px">
          <Text textStyle="label" color="text3">
            Total
          </Text>
          <Text textStyle="price" fontSize="1.375rem" fontVariantNumeric="tabular-nums">
            {wholeDollars(totalOf(build.components) / 100)}
          </Text>
          {known && changes && (
            <ChangeButton name={build.name} cents={changes.cents} onOpen={() => onPrices(build, known)} />
          )}
        </Box>
        <Flex gap="2" data-no-print>
          <ButtonLink variant="outline" size="icon" to={paths.savedBuild(build.id)} aria-label={`View ${build.name}`}>
            <Icon name="eye" />
          </ButtonLink>
          <ButtonLink
            variant="ghost"
            size="icon"
            to={paths.purchase}
            state={purchaseOf(build)}
            aria-label={`Purchase ${build.name}`}
          >
            <Icon name="cart" />
          </ButtonLink>
          <ButtonLink
            variant="ghost"
            size="icon"
            to={paths.savedBuildSettings(build.id)}
            aria-label={`Settings of ${build.name}`}
          >
            <Icon name="gear" />
          </ButtonLink>
        </Flex>
      </Flex>
    </Card>
  );
});
