import type { BuildComponents } from '@rig4u/shared/builds';
import { Hint, Section } from '@rig4u/shared/ui';
import { Estimates as Look } from '@rig4u/shared/workbench';
import { aspectLabels, aspects, customBuild, estimatesOf } from '../../../domain/estimates';
import { SpecEstimate } from './spec-estimate';

interface Props {
  components: BuildComponents;
  /** US dollars; used as the price while nothing costs anything. */
  budget: number;
}

/** What the build can be expected to do: from its parts' facts, as ranges, and beside it from its price alone. */
export function Estimates({ components, budget }: Props) {
  const { performance } = customBuild(components, budget);
  const estimates = estimatesOf(components);
  return (
    <Section data-no-print level={3} title="Performance Estimation">
      <Hint>
        From 0 to 100, compared with what can be built from the catalogue. The range comes from the parts' facts; the
        price-based estimate follows from the total alone.
      </Hint>
      <Look role="list">
        {aspects.map((aspect) => (
          <SpecEstimate
            key={aspect}
            label={aspectLabels[aspect]}
            estimate={estimates[aspect]}
            fromPrice={performance[aspect]}
          />
        ))}
      </Look>
      <Hint>Overall {performance.overall} of 100, a price-based estimate.</Hint>
    </Section>
  );
}
