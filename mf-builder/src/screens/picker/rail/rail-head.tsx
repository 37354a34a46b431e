import { completeness, guidePrices } from '@rig4u/shared/builds';
import { Hint, SegmentProgress } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';
import { progressText } from '../../../domain/choices/status-texts';
import { useBuild } from '../build-state';
import { Budget } from './budget';

/** How far the build is, and what of the budget is left. `children` is the title where there is one. */
export function RailHead({ children }: { children?: ReactNode }) {
  const { components } = useBuild();
  const { chosen, of } = completeness(components);
  const priced = guidePrices(components);
  return (
    <section>
      {children}
      <SegmentProgress value={chosen} of={of} label="Required parts chosen" mt="2" />
      <Hint mt="1.5">
        <b>{progressText(components)}</b>
        {priced && <span>{` · ${priced}`}</span>}
      </Hint>
      <Budget />
    </section>
  );
}
