import type { BuildComponents } from '@rig4u/shared/builds';
import { Column, Disclosure, Fact, Facts, Hint, Meter, Meters, Row, Text } from '@rig4u/shared/ui';
import { useId, useMemo } from 'react';
import { aspectLabels, aspects, estimatesOf, type Estimate, type PriceScores } from '../../../domain/estimates';

/** What the parts let expect, as ranges, and on a press how they came about beside the price-based estimate. */
export function Estimates({ parts, performance }: { parts: BuildComponents; performance: PriceScores }) {
  const id = useId();
  const estimates = useMemo(() => estimatesOf(parts), [parts]);
  return (
    <Column as="section" space="md" aria-labelledby={id}>
      <Row apart align="baseline">
        <Text as="h3" id={id} textStyle="label" tone="faint">
          Performance estimate
        </Text>
        <Hint tone="faint">from specifications, 0–100, as a range</Hint>
      </Row>
      <Meters>
        {aspects.map((aspect) => (
          <Meter key={aspect} name={aspectLabels[aspect]} range={rangeOf(estimates[aspect])} />
        ))}
      </Meters>
      <Disclosure label="How this is estimated">
        <Column space="sm">
          <Facts layout="rows" textStyle="small">
            {aspects.map((aspect) => (
              <Fact key={aspect} name={aspectLabels[aspect]}>
                {`${basisOf(estimates[aspect])} Price-based estimate: ${performance[aspect]}.`}
              </Fact>
            ))}
          </Facts>
          <Hint>
            100 is the best that is sold today. Price-based estimate of the whole build: {performance.overall}.
          </Hint>
        </Column>
      </Disclosure>
    </Column>
  );
}

const basisOf = (estimate: Estimate): string => (estimate.known ? estimate.basis : estimate.reason);

const rangeOf = (estimate: Estimate) => (estimate.known ? estimate : undefined);
