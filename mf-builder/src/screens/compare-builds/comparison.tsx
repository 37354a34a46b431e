import { Bullets, Column, Section } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { compareBuilds } from '../../domain/comparison/build-comparison';
import { comparisonSummary } from '../../domain/comparison/comparison-summary';
import { both, type Pair } from '../../domain/comparison/compared-row';
import { checkOf } from '../../state/build-check';
import { useToday } from '../../state/today';
import { BuildTable } from './build-table';
import { EstimateBasis } from './estimate-basis';
import type { ReadyBuild } from './use-compared-build';

/** Two builds: what matters most in a few sentences, then line by line. */
export function Comparison({ first, second }: Pair<ReadyBuild>) {
  const today = useToday();
  const { groups, sentences } = useMemo(() => {
    const builds = both({ first, second }, (build) => ({ ...build, check: checkOf(build.components) }));
    return { groups: compareBuilds(builds, today), sentences: comparisonSummary(builds) };
  }, [first, second, today]);
  return (
    <Column space="xl">
      <Section card title="In short">
        <Bullets>
          {sentences.map((sentence) => (
            <li key={sentence} dir="auto">
              {sentence}
            </li>
          ))}
        </Bullets>
      </Section>
      <Section card title="Line by line">
        <BuildTable first={first} second={second} groups={groups} />
        <EstimateBasis first={first} second={second} />
      </Section>
    </Column>
  );
}
