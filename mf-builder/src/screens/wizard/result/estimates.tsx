import type { BuildComponents } from '@rig4u/shared/builds';
import { Column, Hint, Meter, Meters, Row, Text } from '@rig4u/shared/ui';
import { useId, useMemo } from 'react';
import { HowEstimated } from '../../../components/how-estimated/how-estimated';
import { aspectLabels, aspects, estimatesOf, type Estimate, type PriceScores } from '../../../domain/estimates';

/** What the parts let expect, as ranges, and on a press what they rest on. */
export function Estimates({ parts, performance }: { parts: BuildComponents; performance: PriceScores }) {
  const id = useId();
  const estimates = useMemo(() => estimatesOf(parts), [parts]);
  return (
    <Column as="section" space="md" aria-labelledby={id}>
      <Row apart align="baseline">
        <Text as="h3" id={id} textStyle="label" tone="faint">
          Performance estimate
        </Text>
        <Hint tone="faint">measured or modelled, 0–100, as a range</Hint>
      </Row>
      <Meters>
        {aspects.map((aspect) => (
          <Meter key={aspect} name={aspectLabels[aspect]} range={rangeOf(estimates[aspect])} />
        ))}
      </Meters>
      <HowEstimated components={parts} performance={performance} />
    </Column>
  );
}

const rangeOf = (estimate: Estimate) => (estimate.known ? estimate : undefined);
