import { wholeDollars } from '@rig4u/shared/format';
import { Amount, Button, Card, Column, Fill, Heading, Hint, Icon, Row, Tag, Text } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { PricesLine } from '../../../components/prices-line/prices-line';
import { check } from '../../../domain/compatibility/check';
import { fromComponents } from '../../../domain/compatibility/checked-build';
import type { Resolution, WorkKind } from '../../../domain/estimates';
import { themeLabel, type PresetBuild } from '../../../domain/presets';
import { distanceText, labelOfUse } from '../../../domain/recommendation';
import { AllParts } from './all-parts';
import { BuildImage } from './build-image';
import { Checks } from './check-list';
import { CheckTag } from './check-tag';
import { Estimates } from './estimates';
import { MainParts } from './main-parts';

/** The most uses, and the most looks, that a card shows as badges. */
const mostBadges = 2;

interface Props {
  build: PresetBuild;
  /** Where it is from, in a word or two. */
  origin: string;
  /** US dollars. */
  budget: number;
  /** The screen that games are estimated for. */
  resolution: Resolution;
  /** The work that it was asked for, where the four aspects do not stand for it. */
  work: WorkKind | undefined;
  onCustomize: () => void;
  onPurchase: () => void;
}

/** The build that the wizard ends with. */
export function BuildCard({ build, origin, budget, resolution, work, onCustomize, onPurchase }: Props) {
  const { name, description, price, useCase, theme, components, parts, performance } = build;
  const found = useMemo(() => check(fromComponents(parts)), [parts]);
  return (
    <Card as="article" aria-labelledby="optimal-name" pad="md">
      <Column space="xl">
        <Row apart>
          <Text textStyle="label" tone="faint">
            {origin}
          </Text>
          <CheckTag found={found} />
        </Row>
        <Row apart align="start">
          <BuildImage build={build} />
          <Fill wraps>
            <Column space="md">
              <Heading as="h2" id="optimal-name">
                {name}
              </Heading>
              <Row as="ul" role="list" aria-label="Uses and looks" space="sm">
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
              </Row>
            </Column>
          </Fill>
          <Column space="sm" textAlign={{ base: 'start', md: 'end' }}>
            <Amount size="total">{wholeDollars(price)}</Amount>
            <Hint tone="faint">{distanceText(price, budget)}</Hint>
          </Column>
        </Row>
        <Text tone="quiet">{description}</Text>
        <PricesLine components={parts} of={name} />
        <MainParts names={components} />
        <Column space="sm">
          <AllParts components={components} />
          <Checks found={found} />
        </Column>
        <Estimates name={name} parts={parts} performance={performance} resolution={resolution} work={work} />
        <Row>
          <Button size="lg" onClick={onCustomize}>
            Customize This Build
            <Icon name="right" />
          </Button>
          <Button size="lg" variant="outline" onClick={onPurchase}>
            Purchase
          </Button>
        </Row>
      </Column>
    </Card>
  );
}
