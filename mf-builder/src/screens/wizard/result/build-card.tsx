import { Button, Card, Column, Text } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { PricesLine } from '../../../components/prices-line/prices-line';
import { workOf } from '../../../domain/best-build/objective';
import { check } from '../../../domain/compatibility/check';
import { fromComponents } from '../../../domain/compatibility/checked-build';
import type { Resolution } from '../../../domain/estimates';
import type { PresetBuild } from '../../../domain/presets';
import { distanceText, type UseCase } from '../../../domain/recommendation';
import { AllParts } from './all-parts';
import { BuildFace } from './build-face';
import { Checks } from './check-list';
import { estimateText } from './estimate-text';
import { Estimates } from './estimates';

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
  const { name, description, price, components, parts, performance } = build;
  const found = useMemo(() => check(fromComponents(parts)), [parts]);
  const sentence = useMemo(() => estimateText({ use: asked, resolution }, parts), [asked, parts, resolution]);
  return (
    <Card as="article" aria-labelledby="optimal-name" pad="md" pt={{ base: '2', md: '6' }} pb={{ base: '1', md: '3' }}>
      <BuildFace
        origin={origin}
        found={found}
        id="optimal-name"
        name={name}
        preset={build}
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
