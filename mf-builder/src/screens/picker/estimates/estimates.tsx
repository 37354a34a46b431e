import type { BuildComponents } from '@rig4u/shared/builds';
import { Hint, Section } from '@rig4u/shared/ui';
import { Estimates as Look } from '../../../look/report';
import { GamingSentence } from '../../../components/gaming-sentence';
import { HowEstimated } from '../../../components/how-estimated/how-estimated';
import { aspectLabels, aspects, customBuild, estimatesOf, hundredIs } from '../../../domain/estimates';
import { useMeasuredChips } from '../../../state/measured-chips';
import { SpecEstimate } from './spec-estimate';

interface Props {
  components: BuildComponents;
  /** US dollars; used as the price while nothing costs anything. */
  budget: number;
}

/** What the build can be expected to do, as ranges, and on a press what they rest on. */
export function Estimates({ components, budget }: Props) {
  const { performance } = customBuild(components, budget);
  const estimates = estimatesOf(components, { chips: useMeasuredChips(components) });
  return (
    <Section data-no-print level={3} title="Performance Estimation">
      <Hint>{`From 0 to 100, where ${hundredIs}; gaming and streaming at 1440p.`}</Hint>
      <Look role="list">
        {aspects.map((aspect) => (
          <SpecEstimate key={aspect} label={aspectLabels[aspect]} estimate={estimates[aspect]} />
        ))}
      </Look>
      <GamingSentence gaming={estimates.gaming} />
      <HowEstimated components={components} performance={performance} />
    </Section>
  );
}
