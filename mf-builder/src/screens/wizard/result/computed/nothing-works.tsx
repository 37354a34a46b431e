import { guidePrices, partTypeInfo } from '@rig4u/shared/builds';
import { exactDollars, listed, wholeDollars } from '@rig4u/shared/format';
import { Button, Column, Heading, Hint, Row, Text } from '@rig4u/shared/ui';
import { PricesLine } from '../../../../components/prices-line/prices-line';
import { budgetRange } from '../../../../domain/recommendation';
import { asUsual, refinementPairs } from '../../refinement';
import { AllParts } from '../all-parts';
import { Fold } from '../fold';
import { MainParts } from '../main-parts';
import type { ComputedProps } from './computed-place';
import { mainNames } from '../names-of';
import type { Outcome } from './outcome';
import { computedOrigin, conditionWords } from './question';

type Props = ComputedProps & { outcome: Extract<Outcome, { kind: 'none' }> };

/** No build works at this budget: the least that does, and the ways there. */
export function NothingWorks({ question, outcome: { least, missing }, onTake, onChange }: Props) {
  const budget = least && Math.ceil(least.totalCents / 100 / budgetRange.step) * budgetRange.step;
  const isRefined = refinementPairs(question.refinement).some(([, value, start]) => value !== start);
  const isOnSlider = budget !== undefined && budget <= budgetRange.max;
  return (
    <Column gap={{ base: '2', md: '3' }}>
      <Text textStyle="label" tone="accent">
        {computedOrigin}
      </Text>
      <Heading as="h2" id="computed-name" textStyle={{ base: 'h3', md: 'h2' }}>
        {`Nothing works for ${wholeDollars(question.budget)}`}
      </Heading>
      <Text textStyle="small">
        {least
          ? `The cheapest build that works under these conditions costs ${exactDollars(least.totalCents / 100)}.`
          : `No build in this catalogue works under these conditions, at any price.${missingText(missing)}`}
      </Text>
      {least && <MainParts names={mainNames(least.parts)} />}
      <Row space="sm">
        {isOnSlider && (
          <Button onClick={() => onChange({ budget })}>{`Show the best for ${wholeDollars(budget)}`}</Button>
        )}
        {least && (
          <Button variant="outline" onClick={() => onTake({ name: 'The cheapest that works', parts: least.parts })}>
            Take the cheapest that works
          </Button>
        )}
        {isRefined && (
          <Button variant={least ? 'ghost' : 'outline'} onClick={() => onChange({ refinement: asUsual })}>
            Clear the conditions
          </Button>
        )}
      </Row>
      <Fold title="The conditions" hint={least && `At ${guidePrices(least.parts) ?? ''}`}>
        <Column>
          <Hint>{`${listed(['No failed check', ...conditionWords(question)])}.`}</Hint>
          {least && <AllParts parts={least.parts} />}
          {least && <PricesLine components={least.parts} of="the cheapest that works" />}
        </Column>
      </Fold>
    </Column>
  );
}

const missingText = (missing: Extract<Outcome, { kind: 'none' }>['missing']): string =>
  missing.length === 0
    ? ''
    : ` There is no fitting ${listed(missing.map((place) => partTypeInfo(place).label.toLowerCase()))}.`;
