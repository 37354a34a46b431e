import { totalOf } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Amount, Button, Span, Verdict } from '@rig4u/shared/ui';
import { RailFoot as Look } from '@rig4u/shared/workbench';
import { missingText } from '../../../domain/choices/status-texts';
import { verdictText } from '../../../domain/compatibility/check-summary';
import { useBuild, useBuildActions } from '../build-state';
import { CountingTotal } from '../motion';
import { ResetControls } from './reset-controls';

/** The total, the verdict, and what can be done next: in sight at every place of the page. */
export function RailFoot() {
  const { components, check } = useBuild();
  const { complete } = useBuildActions();
  const missing = missingText(components);
  return (
    <Look>
      <div className="apart">
        <div>
          <Span textStyle="label" color="text3" display="block">
            Total
          </Span>
          {check.findings.length > 0 && <Verdict kind={check.verdict}>{verdictText(check)}</Verdict>}
        </div>
        <Amount size="total">
          <CountingTotal dollars={totalOf(components) / 100} format={exactDollars} />
        </Amount>
      </div>
      <div className="buttons">
        <ResetControls />
        <Button disabled={missing !== undefined} title={missing} aria-describedby="complete-hint" onClick={complete}>
          Complete Build
        </Button>
      </div>
    </Look>
  );
}
