import { CardGrid, Column, Disclosure, Fact, Facts, Heading } from '@rig4u/shared/ui';
import type { Pair } from '../../domain/comparison/compared-row';
import { aspectLabels, aspects } from '../../domain/estimates';
import { basisOf } from '../../domain/estimates/basis-text';
import type { ReadyBuild } from './use-compared-build';

/** On a press what the estimates of both builds rest on. Why there is none is in the table. */
export const EstimateBasis = ({ first, second }: Pair<ReadyBuild>) => (
  <div data-no-print>
    <Disclosure label="What the estimates rest on">
      <CardGrid as="div" layout="pairs">
        <BasisOf build={first} />
        <BasisOf build={second} />
      </CardGrid>
    </Disclosure>
  </div>
);

function BasisOf({ build: { name, components } }: { build: ReadyBuild }) {
  return (
    <Column space="sm">
      <Heading as="h3" size="h3" dir="auto">
        {name}
      </Heading>
      <Facts layout="rows" textStyle="small">
        {aspects.map((aspect) => {
          const basis = basisOf(components, aspect);
          return (
            basis !== undefined && (
              <Fact key={aspect} name={aspectLabels[aspect]}>
                {basis}
              </Fact>
            )
          );
        })}
      </Facts>
    </Column>
  );
}
