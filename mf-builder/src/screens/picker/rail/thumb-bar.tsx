import { guidePrices, sumOf } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Amount, Button, Hint, Verdict, VisuallyHidden } from '@rig4u/shared/ui';
import { ThumbBar as Look } from '../../../look/regions';
import { useRef } from 'react';
import { lackText } from '../../../domain/choices/lacking';
import { budgetText, glanceText, leftText, missingText, progressText } from '../../../domain/choices/status-texts';
import { summarize } from '../../../domain/compatibility/check-summary';
import { checkWords } from '../../../domain/compatibility/verdict-summary';
import { useBuild, useBuildActions } from '../build-state';
import { useDialogActions } from '../dialogs';
import { CountingTotal, useFlightTargets } from '../motion';

/** How far the bar is pulled up until the build opens, in px. */
const pulled = 24;

/**
 * The bar under the thumb where there is no rail: total, budget and verdict open the build by a tap or a pull, and the two ways on. Its
 * lines are always there, so that nothing moves when they change.
 */
export function ThumbBar() {
  const { components, check, budget } = useBuild();
  const { complete } = useBuildActions();
  const { openParts, openBuild } = useDialogActions();
  const { total } = useFlightTargets();
  const from = useRef<number>(undefined);
  const priced = guidePrices(components);
  const sum = sumOf(components);
  const { cents, unpriced } = sum;
  const tone = cents > budget * 100 ? 'warn' : undefined;
  const { kind, brief } = checkWords(check);
  const lack = lackText(check);
  const isChecked = check.findings.length > 0;
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
          <CountingTotal dollars={cents / 100} format={exactDollars} />
          {unpriced > 0 && <span className="lacks">{` + ${unpriced} without a price`}</span>}
        </Amount>
        {priced && <VisuallyHidden>{` at ${priced}. `}</VisuallyHidden>}
        <span className="glance">
          <Hint color={tone}>
            <span>{leftText(sum, budget)}</span>
            <VisuallyHidden>{cents > budget * 100 ? ' your budget. ' : ' of your budget. '}</VisuallyHidden>
          </Hint>
          {isChecked ? (
            <Verdict kind={kind}>{lack ?? glanceText(summarize(check), brief)}</Verdict>
          ) : (
            <Hint>{progressText(components)}</Hint>
          )}
        </span>
        <span className="words">
          <Hint color={tone}>{`${budgetText(sum, budget)} · `}</Hint>
          <Hint>{`${progressText(components)}${isChecked ? ' · ' : ''}`}</Hint>
          {isChecked && <Verdict kind={kind}>{lack ?? brief}</Verdict>}
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
