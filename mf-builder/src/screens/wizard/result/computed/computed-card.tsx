import type { BuildComponents } from '@rig4u/shared/builds';
import { exactDollars, wholeDollars } from '@rig4u/shared/format';
import { Amount, Button, ButtonLink, Card, Column, Fill, Heading, Hint, Row, Text } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { comparisonAddress } from '../../../../components/comparison-address';
import { PricesLine } from '../../../../components/prices-line/prices-line';
import { workOf } from '../../../../domain/best-build';
import { check } from '../../../../domain/compatibility/check';
import { fromComponents } from '../../../../domain/compatibility/checked-build';
import { scoresFromPrice } from '../../../../domain/estimates';
import { encodeBuild } from '../../../../domain/link/write-link';
import { BoughtWithRest } from './bought-with-rest';
import { Checks } from '../check-list';
import { CheckTag } from '../check-tag';
import { Estimates } from '../estimates';
import { MainParts } from '../main-parts';
import type { ComputedProps } from './computed-place';
import { mainNames } from './names-of';
import { NothingWorks } from './nothing-works';
import type { BestFound, Outcome } from './outcome';
import { proofText } from './proof';
import { titleOf } from './question';

interface Props extends ComputedProps {
  outcome: Outcome;
  /** Whether another question is being answered. */
  isBusy: boolean;
}

/** The best build within the budget with its proof, or what the least is that works. */
export const ComputedCard = ({ outcome, isBusy, ...rest }: Props) => (
  <Card
    as="section"
    pad="md"
    aria-labelledby="computed-name"
    aria-busy={isBusy}
    borderColor="accent"
    opacity={isBusy ? '.6' : undefined}
  >
    {outcome.kind === 'best' ? <Best {...rest} best={outcome.best} /> : <NothingWorks {...rest} outcome={outcome} />}
  </Card>
);

function Best({ question, preset, best, onTake, onChange }: ComputedProps & { best: BestFound }) {
  const { parts, totalCents } = best;
  const found = useMemo(() => check(fromComponents(parts)), [parts]);
  const dollars = totalCents / 100;
  const name = titleOf(question);
  const compared = useMemo(() => comparisonOf(preset.parts, parts), [preset.parts, parts]);
  return (
    <Column space="xl">
      <Row apart>
        <Text textStyle="label" tone="accent">
          Computed for your budget
        </Text>
        <CheckTag found={found} />
      </Row>
      <Row apart align="start">
        <Fill wraps>
          <Heading as="h2" id="computed-name">
            {name}
          </Heading>
        </Fill>
        <Column space="sm" textAlign={{ base: 'start', md: 'end' }}>
          <Amount size="total">{wholeDollars(dollars)}</Amount>
          <Hint tone="faint">{`${exactDollars(question.budget - dollars)} left`}</Hint>
        </Column>
      </Row>
      <Text tone="quiet">{proofText(question, best)}</Text>
      <PricesLine components={parts} of={name} />
      <MainParts names={mainNames(parts)} />
      <BoughtWithRest question={question} best={best} onChange={onChange} />
      <Checks found={found} />
      <Estimates
        name={name}
        parts={parts}
        performance={scoresFromPrice(dollars)}
        resolution={question.refinement.resolution}
        work={workOf(question.useCase)}
      />
      <Row>
        <Button size="lg" variant="outline" onClick={() => onTake({ name, parts })}>
          Take this one instead
        </Button>
        {compared && (
          <ButtonLink size="lg" variant="ghost" to={compared}>
            Compare the two
          </ButtonLink>
        )}
      </Row>
    </Column>
  );
}

/** Where both are side by side; undefined where a link cannot carry them. */
function comparisonOf(ready: BuildComponents, computed: BuildComponents): string | undefined {
  const [own, its] = [encodeBuild(ready), encodeBuild(computed)];
  if (!own.ok || !its.ok) return undefined;
  const code = (hash: string) => hash.slice('#b='.length);
  return comparisonAddress({ code: code(own.hash), origin: 'ready' }, { code: code(its.hash), origin: 'computed' });
}
