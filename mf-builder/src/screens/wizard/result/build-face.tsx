import { guidePrices, type BuildComponents } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { Amount, Column, Heading, Hint, Row, Text } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';
import type { BuildCheck } from '../../../domain/compatibility/types';
import type { PresetBuild } from '../../../domain/presets';
import { FaceHead } from '../../../look/build-face';
import { BuildBadges } from './build-badges';
import { BuildImage } from './build-image';
import { CheckTag } from './check-tag';
import { Fold } from './fold';
import { MainParts, type MainNames } from './main-parts';

interface Props {
  /** Where the build is from, in a word or two. */
  origin: string;
  /** Whether it is the one that was worked out for the visitor. */
  accent?: boolean;
  found: BuildCheck;
  /** The id of the heading that has the name. */
  id: string;
  name: string;
  /** The ready build that it is: then it has a picture and badges. */
  preset?: PresetBuild;
  /** US dollars. */
  price: number;
  /** How the price stands to the budget. */
  distance: string;
  /** What there is to say of it, in a sentence or two. */
  sentence: string;
  parts: BuildComponents;
  names: MainNames;
  actions: ReactNode;
  /** Everything else, folded. */
  children: ReactNode;
}

/** A build of the result as it is seen at once: what it is, costs and does, and its buttons. */
export const BuildFace = ({
  origin,
  accent = false,
  found,
  id,
  name,
  preset,
  price,
  distance,
  sentence,
  parts,
  names,
  actions,
  children,
}: Props) => {
  const priced = guidePrices(parts);
  return (
    <Column gap={{ base: '2', md: '3' }}>
      <Row apart space="sm">
        <Text textStyle="label" tone={accent ? 'accent' : 'faint'}>
          {origin}
        </Text>
        <CheckTag found={found} />
      </Row>
      <FaceHead pictured={preset !== undefined}>
        {preset && <BuildImage build={preset} />}
        <Heading as="h2" id={id}>
          {name}
        </Heading>
        {preset && <BuildBadges build={preset} />}
        <p>
          <Amount size="total">{wholeDollars(price)}</Amount>
          <Hint as="span" tone="faint">
            {distance}
          </Hint>
        </p>
      </FaceHead>
      <Text textStyle="small">{sentence}</Text>
      <MainParts names={names} />
      <Row space="sm">{actions}</Row>
      <Fold title="More about this build" hint={priced && `At ${priced}`}>
        <Column space="xl">{children}</Column>
      </Fold>
    </Column>
  );
};
