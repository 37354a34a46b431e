import { guidePrices } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import {
  Amount,
  Button,
  Card,
  Column,
  Fact,
  Facts,
  Heading,
  Hint,
  Icon,
  Row,
  Sheet,
  Tag,
  Text,
} from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { LazyMarketEstimate } from '../../../components/market-estimate/lazy-market-estimate';
import { check } from '../../../domain/compatibility/check';
import { fromComponents } from '../../../domain/compatibility/checked-build';
import { themeLabel, type PresetBuild } from '../../../domain/presets';
import { distanceText, labelOfUse } from '../../../domain/recommendation';
import { AllParts } from './all-parts';
import { BuildImage } from './build-image';
import { Checks } from './check-list';
import { CheckTag } from './check-tag';
import { Estimates } from './estimates';

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
    <Card as="article" aria-labelledby="optimal-name" portrait>
      <Sheet>
        <CheckTag found={found} />
        <BuildImage build={build} />
      </Sheet>
      <Column space="xl">
        <Row apart align="start">
          <Column space="md">
            <Heading as="h2" id="optimal-name" size="h1">
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
          <Column space="sm" textAlign={{ base: 'start', md: 'end' }}>
            <Amount size="total">{wholeDollars(price)}</Amount>
            <Hint tone="faint">{distanceText(price, budget)}</Hint>
            <Hint tone="faint">At {guidePrices(parts)}</Hint>
          </Column>
        </Row>
        <Text tone="quiet">{description}</Text>
        <LazyMarketEstimate components={parts} />
        <Facts layout="pictures">
          {shown.map(([type, label]) => (
            <Fact key={type} name={label} art={type}>
              {inLine(components[type])}
            </Fact>
          ))}
        </Facts>
        <Column space="sm">
          <AllParts components={components} />
          <Checks found={found} />
        </Column>
        <Estimates parts={parts} performance={performance} />
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
