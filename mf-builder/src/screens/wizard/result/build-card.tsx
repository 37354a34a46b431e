import { wholeDollars } from '@rig4u/shared/format';
import { Art, Box, Button, Card, Flex, Grid, Heading, Icon, Sheet, Tag, Text } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { check } from '../../../domain/compatibility/check';
import { fromComponents } from '../../../domain/compatibility/checked-build';
import { themeLabel, type PresetBuild } from '../../../domain/presets';
import { distanceText, labelOfUse } from '../../../domain/recommendation';
import { AllParts } from './all-parts';
import { BuildImage } from './build-image';
import { Checks } from './check-list';
import { CheckTag } from './check-tag';
import { Meters } from './meters';

/** The most uses, and the most looks, that a card shows as badges. */
const mostBadges = 2;

interface Props {
  build: PresetBuild;
  /** US dollars. */
  budget: number;
  onCustomize: () => void;
  onPurchase: () => void;
}

const shown = [
  ['cpu', 'CPU'],
  ['gpu', 'GPU'],
  ['ram', 'RAM'],
  ['storage', 'Storage'],
] as const;

const inLine = (name: string | readonly string[]): string => (typeof name === 'string' ? name : name.join(', '));

/** The build that the wizard ends with. */
export function BuildCard({ build, budget, onCustomize, onPurchase }: Props) {
  const { name, description, price, useCase, theme, components, parts, performance } = build;
  const found = useMemo(() => check(fromComponents(parts)), [parts]);
  return (
    <Card
      as="article"
      aria-labelledby="optimal-name"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }}
      overflow="hidden"
    >
      <Sheet
        position="relative"
        display="grid"
        placeItems="center"
        px={{ base: '4', md: '8' }}
        pt="16"
        pb={{ base: '6', md: '8' }}
        borderEndWidth={{ base: '0', lg: '1px' }}
        borderBottomWidth={{ base: '1px', lg: '0' }}
        borderColor="line"
      >
        <Box position="absolute" insetInline={{ base: '4', md: '6' }} top={{ base: '4', md: '6' }}>
          <CheckTag found={found} />
        </Box>
        {/* Opened lists make the card tall; the picture stays where it was. */}
        <Box display="grid" placeItems="center" alignSelf="start" w="full" h="full" maxH="600px">
          <BuildImage build={build} />
        </Box>
      </Sheet>
      <Grid gap="5" p={{ base: '5', md: '8' }} gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
        <Flex justify="space-between" align="start" gap="4" wrap="wrap">
          <Box minW="0">
            <Heading as="h2" id="optimal-name" fontSize="1.75rem">
              {name}
            </Heading>
            <Flex as="ul" role="list" aria-label="Uses and looks" gap="2" mt="3" wrap="wrap">
              {useCase.slice(0, mostBadges).map((use) => (
                <li key={use}>
                  <Tag on>{labelOfUse(use)}</Tag>
                </li>
              ))}
              {theme.slice(0, mostBadges).map((look) => (
                <li key={look}>
                  <Tag>{themeLabel(look)}</Tag>
                </li>
              ))}
            </Flex>
          </Box>
          <Box textAlign={{ base: 'start', md: 'end' }} fontVariantNumeric="tabular-nums">
            <Text textStyle="total">{wholeDollars(price)}</Text>
            <Text textStyle="small" color="text3" mt="1.5">
              {distanceText(price, budget)}
            </Text>
          </Box>
        </Flex>
        <Text color="text2">{description}</Text>
        <Grid
          as="dl"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap="1px"
          bg="line"
          borderWidth="1px"
          borderColor="line"
          borderRadius="control"
          overflow="hidden"
        >
          {shown.map(([type, label]) => (
            <Grid
              key={type}
              gridTemplateColumns="44px minmax(0, 1fr)"
              columnGap="3"
              alignItems="center"
              px="4"
              py="3"
              bg="surface"
            >
              <Box gridRow="span 2" aria-hidden="true">
                <Art name={type} compact />
              </Box>
              <Box as="dt" textStyle="label" color="text3" alignSelf="end">
                {label}
              </Box>
              <Box
                as="dd"
                fontWeight="500"
                fontSize="0.9375rem"
                lineHeight="1.35"
                alignSelf="start"
                overflowWrap="anywhere"
              >
                {inLine(components[type])}
              </Box>
            </Grid>
          ))}
        </Grid>
        <Flex direction="column" gap="1">
          <AllParts components={components} />
          <Checks found={found} />
        </Flex>
        <Meters parts={parts} performance={performance} />
        <Flex wrap="wrap" gap="3">
          <Button size="lg" onClick={onCustomize}>
            Customize This Build
            <Icon name="right" />
          </Button>
          <Button size="lg" variant="outline" onClick={onPurchase}>
            Purchase
          </Button>
        </Flex>
      </Grid>
    </Card>
  );
}
