import { Button, Card, Column, Row, Tag, Text } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { PricesLine } from '../../../components/prices-line/prices-line';
import { workOf } from '../../../domain/best-build/objective';
import { check } from '../../../domain/compatibility/check';
import { fromComponents } from '../../../domain/compatibility/checked-build';
import type { Resolution } from '../../../domain/estimates';
import { themeLabel, type PresetBuild } from '../../../domain/presets';
import { distanceText, labelOfUse, type UseCase } from '../../../domain/recommendation';
import { AllParts } from './all-parts';
import { BuildFace } from './build-face';
import { BuildImage } from './build-image';
import { Checks } from './check-list';
import { estimateText } from './estimate-text';
import { Estimates } from './estimates';

/** The most uses, and the most looks, that a card shows as badges. */
const mostBadges = 2;

interface Props {
  build: PresetBuild;
  /** Where it is from, in a word or two. */
  origin: string;
  /** What was asked for: it need not be among the uses that the build is for. */
  asked: UseCase;
  /** US dollars. */
  budget: number;
  /** The screen that games are estimated for. */
  resolution: Resolution;
  onCustomize: () => void;
  onPurchase: () => void;
}

/** The build that the wizard ends with. */
export function BuildCard({ build, origin, asked, budget, resolution, onCustomize, onPurchase }: Props) {
  const { name, description, price, useCase, theme, components, parts, performance } = build;
  const found = useMemo(() => check(fromComponents(parts)), [parts]);
  const sentence = useMemo(() => `${estimateText(asked, parts, resolution)}.`, [asked, parts, resolution]);
  return (
    <Card as="article" aria-labelledby="optimal-name" pad="md" pb={{ base: '1', md: '3' }}>
      <BuildFace
        origin={origin}
        found={found}
        id="optimal-name"
        name={name}
        picture={<BuildImage build={build} />}
        badges={
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
        }
        price={price}
        distance={distanceText(price, budget)}
        sentence={sentence}
        parts={parts}
        names={components}
        actions={
          <>
            <Button onClick={onCustomize}>Customize This Build</Button>
            <Button variant="outline" onClick={onPurchase}>
              Purchase
            </Button>
          </>
        }
      >
        <Text textStyle="small" tone="quiet">
          {description}
        </Text>
        <AllParts parts={parts} />
        <PricesLine components={parts} of={name} />
        <Column space="sm">
          <Estimates name={name} parts={parts} performance={performance} resolution={resolution} work={workOf(asked)} />
          <Checks found={found} />
        </Column>
      </BuildFace>
    </Card>
  );
}
