import { partName } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Button, Hint, VisuallyHidden } from '@rig4u/shared/ui';
import { useRef, type Ref } from 'react';
import { addText } from '../../../components/check/add-text';
import { searching, useWaysOut } from '../../../components/check/ways-out';
import { namesText } from '../../../domain/choices/line-text';
import { titleOf } from '../../../domain/compatibility/check';
import { worstFirst } from '../../../domain/compatibility/check-summary';
import type { Finding } from '../../../domain/compatibility/types';
import { isAddition, type Way } from '../../../domain/fitting/way';
import { useBuild, useBuildActions } from '../build-state';
import { UndoSwap } from './undo-swap';
import { VerdictCounts } from './verdict-counts';

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
          <WaysOut key={pressing.rule} finding={pressing} onTaken={() => heading.current?.focus()} />
        </div>
      )}
    </section>
  );
}

/** Up to two ways out of a finding, the best for the build's use first. `onTaken` moves the focus, for the pressed button goes. */
function WaysOut({ finding, onTaken }: { finding: Finding; onTaken: () => void }) {
  const { components } = useBuild();
  const { takeWay } = useBuildActions();
  const search = useWaysOut(finding, components);
  if (search.status === 'loading') return <p>{searching}</p>;
  if (search.status === 'failed')
    return (
      <Button size="sm" variant="outline" onClick={search.retry}>
        Try Again
      </Button>
    );
  if (search.value.length === 0) return <p>No single change clears this.</p>;
  return (
    <div className="ways">
      {search.value.slice(0, 2).map(({ kind, way }) => (
        <Button
          key={kind}
          size="sm"
          variant="outline"
          title={isAddition(way) ? namesText(way.added) : partName(way.to)}
          onClick={() => {
            takeWay(way, true);
            onTaken();
          }}
        >
          <span className="name">
            {isAddition(way) ? (
              `${addText(way).seen}${addText(way).rest}`
            ) : (
              <>
                <VisuallyHidden>Swap to </VisuallyHidden>
                <span>{partName(way.to)}</span>
              </>
            )}
          </span>{' '}
          <span className="difference">{signed(way)}</span>
        </Button>
      ))}
    </div>
  );
}

const signed = ({ moreCents }: Way): string =>
  moreCents === 0 ? 'same price' : `${moreCents < 0 ? '−' : '+'}${exactDollars(Math.abs(moreCents) / 100)}`;
