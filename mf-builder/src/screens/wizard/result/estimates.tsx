import type { BuildComponents } from '@rig4u/shared/builds';
import { Column, Hint, Meter, Meters, Row, Text, VisuallyHidden } from '@rig4u/shared/ui';
import { useId, useMemo } from 'react';
import { HowEstimated } from '../../../components/how-estimated/how-estimated';
import {
  aspectLabels,
  aspects,
  estimatesOf,
  gamesWithout,
  resolutionLabels,
  workLabels,
  workPoints,
  type Estimate,
  type PriceScores,
  type Resolution,
  type WorkKind,
} from '../../../domain/estimates';

interface Props {
  /** The build's: two of them are shown beside each other. */
  name: string;
  parts: BuildComponents;
  performance: PriceScores;
  /** The screen that games are estimated for. */
  resolution: Resolution;
  /** The work that the build is for, where the four aspects do not stand for it. */
  work: WorkKind | undefined;
}

/** What the parts let expect, as ranges, and on a press what they rest on. */
export function Estimates({ name, parts, performance, resolution, work }: Props) {
  const id = useId();
  const estimates = useMemo(() => estimatesOf(parts, { resolution }), [parts, resolution]);
  return (
    <Column as="section" space="md" aria-labelledby={id}>
      <Row apart align="baseline">
        <Text as="h3" id={id} textStyle="label" tone="faint">
          Performance estimate<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
        </Text>
        <Hint tone="faint">
          {`measured or modelled, 0–100, as a range; games at ${resolutionLabels[resolution]}, ${gamesWithout}`}
        </Hint>
      </Row>
      <Meters>
        {aspects.map((aspect) => (
          <Meter key={aspect} name={aspectLabels[aspect]} range={rangeOf(estimates[aspect])} />
        ))}
        {work && <Meter name={workLabels[work]} range={workPoints(parts, work)} />}
      </Meters>
      <HowEstimated components={parts} performance={performance} />
    </Column>
  );
}

const rangeOf = (estimate: Estimate) => (estimate.known ? estimate : undefined);
