import { guidePrices, totalOf } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Amount, Button, Hint, Verdict, VisuallyHidden } from '@rig4u/shared/ui';
import { ThumbBar as Look } from '../../../look/regions';
import { useRef } from 'react';
import { missingText, progressText } from '../../../domain/choices/status-texts';
import { summarize, verdictText } from '../../../domain/compatibility/check-summary';
import { useBuild, useBuildActions } from '../build-state';
import { useDialogActions } from '../dialogs';
import { CountingTotal, useFlightTargets } from '../motion';

const words = { fail: 'fails ', warning: 'warnings ', pass: 'passed ', unknown: 'not checked ' } as const;

/** How far the bar is pulled up until the build opens, in px. */
const pulled = 24;

/** The bar under the thumb where there is no rail: total and verdict open the build by a tap or a pull, and the two ways on. */
export function ThumbBar() {
  const { components, check } = useBuild();
  const { complete } = useBuildActions();
  const { openParts, openBuild } = useDialogActions();
  const { total } = useFlightTargets();
  const from = useRef<number>(undefined);
  const { fails, warnings, passed, unknowns } = summarize(check);
  const priced = guidePrices(components);
  const dollars = totalOf(components) / 100;
  const verdict = check.findings.length > 0 ? verdictText(check) : undefined;
  const counts = [
    ['fail', fails],
    ['warning', warnings],
    ['pass', passed],
    ['unknown', unknowns],
  ] as const;
  return (
    <Look aria-label="Build at a glance" data-no-print>
      <button
        type="button"
        id="open-build"
        className="open"
        aria-haspopup="dialog"
        onClick={openBuild}
        onPointerDown={({ clientY }) => {
          from.current = clientY;
        }}
        onPointerUp={({ clientY }) => from.current !== undefined && from.current - clientY > pulled && openBuild()}
      >
        <VisuallyHidden>Open your build: </VisuallyHidden>
        <Amount size="total" block fontSize="xl" ref={total}>
          <CountingTotal dollars={dollars} format={exactDollars} />
        </Amount>
        {priced && <VisuallyHidden>{` at ${priced}. `}</VisuallyHidden>}
        <span className="counts">
          {counts
            .filter(([, count]) => count > 0)
            .map(([kind, count]) => (
              <Verdict key={kind} kind={kind} fontSize="xs" word={words[kind]}>
                {count}
              </Verdict>
            ))}
          {counts.every(([, count]) => count === 0) && <Hint>{progressText(components)}</Hint>}
        </span>
        <span className="words">
          <Hint>{`${progressText(components)}${verdict ? ' · ' : ''}`}</Hint>
          {verdict && <Verdict kind={check.verdict}>{verdict}</Verdict>}
        </span>
      </button>
      <Button variant="outline" onClick={openParts} className="parts">
        Parts
      </Button>
      <Button disabled={missingText(components) !== undefined} aria-describedby="complete-hint" onClick={complete}>
        Complete Build
      </Button>
    </Look>
  );
}
