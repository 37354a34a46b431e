import { chosenOf, type BuildComponents } from '@rig4u/shared/builds';
import { Card, Column, LiveRegion } from '@rig4u/shared/ui';
import { useRef } from 'react';
import { BuildFindings } from '../../components/check/build-findings';
import { LazyFitPanel } from '../../components/fit-view/lazy-fit';
import { SharedHead } from './shared-head';
import { SharedParts } from './shared-parts';
import { Changed } from './changed';
import { useShownBuild } from './use-shown-build';

/** A shared build that could be read: what it comes to first, then its parts, what the check found, and how it looks inside. */
export function SharedCard({ components: shared }: { components: BuildComponents }) {
  const { components, changed, announcement, take, back } = useShownBuild(shared);
  const title = useRef<HTMLHeadingElement>(null);
  const findings = useRef<HTMLHeadingElement>(null);
  return (
    <Column space="xl">
      <SharedHead
        components={components}
        isChanged={changed.length > 0}
        heading={title}
        onBack={() => {
          back();
          title.current?.focus();
        }}
      />
      <SharedParts components={components} />
      <Card>
        <Changed changed={changed} />
        <BuildFindings
          components={components}
          heading={findings}
          onTake={(way) => {
            take(way);
            // The button goes with its finding.
            findings.current?.focus();
          }}
        />
      </Card>
      {chosenOf(components, 'case').length > 0 && <LazyFitPanel components={components} level={3} />}
      <LiveRegion>{announcement}</LiveRegion>
    </Column>
  );
}
