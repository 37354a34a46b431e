import { Hint } from '@rig4u/shared/ui';
import { useRef, type Ref } from 'react';
import { searching } from '../../../components/check/searching';
import { lateCode } from '../../../components/late-code';
import { WhenLoaded } from '../../../components/when-loaded';
import { titleOf } from '../../../domain/compatibility/check';
import { worstFirst } from '../../../domain/compatibility/check-summary';
import { useBuild } from '../build-state';
import { UndoSwap } from './undo-swap';
import { VerdictCounts } from './verdict-counts';

/** The ways out, in one script with all that the check finds: an empty build has none. */
const ways = lateCode(() => import(/* webpackChunkName: "check" */ './rail-ways'));

/** What the check says in counts, its worst finding, and up to two ways out of it. `finding` gets the place of the worst one. */
export function RailFinding({ finding }: { finding?: Ref<HTMLDivElement> | undefined }) {
  const { check } = useBuild();
  const heading = useRef<HTMLHeadingElement>(null);
  const [worst] = worstFirst(check.findings);
  const pressing = worst && (worst.verdict === 'fail' || worst.verdict === 'warning') ? worst : undefined;
  return (
    <section>
      <h3 ref={heading} tabIndex={-1} id="rail-check">
        Compatibility
      </h3>
      {worst ? <VerdictCounts check={check} /> : <Hint block>Nothing to check yet.</Hint>}
      <UndoSwap of={['swap', 'addition']} onUndone={() => heading.current?.focus()} />
      {pressing && (
        <div
          ref={finding}
          className="worst"
          role="group"
          aria-label="Worst finding"
          data-verdict={pressing.verdict}
          data-rule={pressing.rule}
          data-finding={pressing.rule}
          tabIndex={-1}
        >
          <b>{titleOf(pressing.rule)}</b>
          <p>{pressing.message}</p>
          <WhenLoaded what="The ways out" load={ways.load} arrived={ways.arrived} waiting={<p>{searching}</p>}>
            {({ RailWays }) => (
              <RailWays key={pressing.rule} finding={pressing} onTaken={() => heading.current?.focus()} />
            )}
          </WhenLoaded>
        </div>
      )}
    </section>
  );
}
