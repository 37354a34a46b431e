import type { BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Button, ButtonLink, Card, Column, Text, VisuallyHidden } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { comparisonAddress } from '../../../../components/comparison-address';
import { PricesLine } from '../../../../components/prices-line/prices-line';
import { workOf } from '../../../../domain/best-build';
import { check } from '../../../../domain/compatibility/check';
import { fromComponents } from '../../../../domain/compatibility/checked-build';
import { scoresFromPrice } from '../../../../domain/estimates';
import { encodeBuild } from '../../../../domain/link/write-link';
import { BoughtWithRest } from './bought-with-rest';
import { AllParts } from '../all-parts';
import { BuildFace } from '../build-face';
import { Checks } from '../check-list';
import { Estimates } from '../estimates';
import type { ComputedProps } from './computed-place';
import { mainNames } from '../names-of';
import { NothingWorks } from './nothing-works';
import type { BestFound, Outcome } from './outcome';
import { claimText, proofText } from './proof';
import { computedOrigin, titleOf } from './question';

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
    pt={{ base: '2', md: '6' }}
    pb={{ base: '1', md: '3' }}
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
    <BuildFace
      origin={computedOrigin}
      accent
      found={found}
      id="computed-name"
      name={name}
      price={dollars}
      distance={`${exactDollars(question.budget - dollars)} left`}
      sentence={claimText(question, best)}
      parts={parts}
      names={mainNames(parts)}
      actions={
        <>
          <Button variant="outline" onClick={() => onTake({ name, parts })}>
            Take this one instead
          </Button>
          {compared && (
            <ButtonLink variant="ghost" to={compared}>
              Compare<VisuallyHidden> the two</VisuallyHidden>
            </ButtonLink>
          )}
        </>
      }
    >
      <Text textStyle="small" tone="quiet">
        {proofText(question, best)}
      </Text>
      <BoughtWithRest question={question} best={best} onChange={onChange} />
      <AllParts parts={parts} />
      <PricesLine components={parts} of={name} />
      <Column space="sm">
        <Estimates
          name={name}
          parts={parts}
          performance={scoresFromPrice(dollars)}
          resolution={question.refinement.resolution}
          work={workOf(question.useCase)}
        />
        <Checks found={found} />
      </Column>
    </BuildFace>
  );
}

/** Where both are side by side; undefined where a link cannot carry them. */
function comparisonOf(ready: BuildComponents, computed: BuildComponents): string | undefined {
  const [own, its] = [encodeBuild(ready), encodeBuild(computed)];
  if (!own.ok || !its.ok) return undefined;
  const code = (hash: string) => hash.slice('#b='.length);
  return comparisonAddress({ code: code(own.hash), origin: 'ready' }, { code: code(its.hash), origin: 'computed' });
}
