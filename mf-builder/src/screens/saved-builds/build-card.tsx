import { findingSearch, purchaseOf, summaryWords, totalOf, verdictOf, type SavedBuild } from '@rig4u/shared/builds';
import { formatDate, wholeDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import {
  Amount,
  Art,
  Box,
  ButtonLink,
  Card,
  Checkbox,
  Fill,
  Frame,
  Heading,
  Hint,
  Icon,
  IconButton,
  Row,
  Text,
  Verdict,
  VisuallyHidden,
} from '@rig4u/shared/ui';
import { memo, useMemo } from 'react';
import { PricesLine } from '../../components/prices-line/prices-line';
import { TotalLacks } from '../../components/total-lacks';
import { Unlisted } from '../../components/unlisted';
import { rulesEdition } from '../../domain/compatibility/rules-edition';
import { priceChange } from '../../domain/prices';
import type { LatestPrices } from '../../state/latest-prices';
import { upgradeOf } from '../../domain/what-next/upgrade-link';
import { CardLines } from './card-lines';
import { ChangeButton } from './change-button';

interface Props {
  build: SavedBuild;
  /** Undefined while the latest prices are not known. */
  known: LatestPrices | undefined;
  /** Whether builds without a verdict are being checked. */
  checking: boolean;
  /** Whether it is ticked for comparison; undefined while there is no other build. */
  ticked: boolean | undefined;
  onTick: (id: string) => void;
  onDelete: (build: SavedBuild) => void;
  onPrices: (build: SavedBuild, known: LatestPrices) => void;
}

/** One saved build: what the check says of it, what is in it, what it costs, what changed in price, and what can be done with it. */
export const BuildCard = memo(function BuildCard({
  build,
  known,
  checking,
  ticked,
  onTick,
  onDelete,
  onPrices,
}: Props) {
  const summary = useMemo(() => verdictOf(build, rulesEdition), [build]);
  const { kind, line } = summaryWords(summary);
  const worst = kind === 'fail' ? summary?.worst : undefined;
  // All that is shown and handed on is at the latest prices; what is kept stays as it was saved.
  const components = known ? known.latest(build.components) : build.components;
  return (
    <Card as="li" data-build={build.id} stacked>
      <Row oneLine py="4" ps="4" pe="3" borderBottomWidth="1px">
        <Frame size="xs">
          <Art name="case" compact />
        </Frame>
        <Fill>
          <Heading as="h2" size="h3" long="clamp" dir="auto">
            {build.name}
          </Heading>
          <Row apart space="sm">
            <Hint>{`Created on ${formatDate(build.date)}`}</Hint>
            {ticked !== undefined && (
              <Checkbox checked={ticked} onChange={() => onTick(build.id)} data-no-print>
                <span>
                  Compare<VisuallyHidden>{` ${build.name}`}</VisuallyHidden>
                </span>
              </Checkbox>
            )}
          </Row>
          {/* On phones most verdicts take two lines: the room is kept from the start, so that nothing moves when one comes. */}
          <Verdict kind={kind} minH={{ base: '2lh', sm: '0' }}>
            {summary || !checking ? line : 'Checking...'}
          </Verdict>
        </Fill>
        <IconButton
          label={`Delete ${build.name}`}
          variant="ghost"
          size="icon"
          icon="trash"
          onClick={() => onDelete(build)}
        />
      </Row>
      {build.note && (
        <Hint long="clamp" px="5" pt="4" dir="auto" whiteSpace="pre-wrap">
          {build.note}
        </Hint>
      )}
      <CardLines components={components} />
      <Box px="5" pb="4">
        <PricesLine components={components} of={build.name} />
      </Box>
      <Row ruled space="sm" align="end" px="5">
        <Fill wraps>
          <Text textStyle="label" tone="faint">
            Total
          </Text>
          <Amount size="price" block>
            {wholeDollars(totalOf(components) / 100)}
          </Amount>
          <TotalLacks components={components} />
          {/* Its room is kept from the start, as that of the verdict. */}
          <Box minH="touch">
            {known && (
              <ChangeButton
                name={build.name}
                change={priceChange(build.components, components)}
                onOpen={() => onPrices(build, known)}
              />
            )}
          </Box>
          {known && <Unlisted components={components} known={known} />}
        </Fill>
        <Row space="sm" data-no-print>
          {worst && (
            <ButtonLink
              to={`${paths.savedBuild(build.id)}${findingSearch(worst.rule)}`}
              aria-label={`Fix it: ${build.name}`}
            >
              Fix it
            </ButtonLink>
          )}
          <ButtonLink variant="outline" size="icon" to={paths.savedBuild(build.id)} aria-label={`View ${build.name}`}>
            <Icon name="eye" />
          </ButtonLink>
          <ButtonLink
            variant="ghost"
            size="icon"
            to={`${paths.optimalBuild}${upgradeOf(build.id)}`}
            aria-label={`Upgrade ${build.name}`}
          >
            <Icon name="up" />
          </ButtonLink>
          <ButtonLink
            variant="ghost"
            size="icon"
            to={paths.purchase}
            state={purchaseOf({ ...build, components })}
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
        </Row>
      </Row>
    </Card>
  );
});
