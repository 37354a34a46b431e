import { totalOf } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Amount, Button, Verdict } from '@rig4u/shared/ui';
import { TotalLacks } from '../../../components/total-lacks';
import { RailFoot as Look } from '../../../look/rail';
import { lackText } from '../../../domain/choices/lacking';
import { missingText } from '../../../domain/choices/status-texts';
import { checkWords } from '../../../domain/compatibility/verdict-summary';
import { useBuild, useBuildActions } from '../build-state';
import { CountingTotal } from '../motion';
import { ResetControls } from './reset-controls';

/** The total, the verdict, and what can be done next: in sight at every place of the page. */
export function RailFoot() {
  const { components, check } = useBuild();
  const { complete } = useBuildActions();
  const missing = missingText(components);
  const words = checkWords(check);
  return (
    <Look>
      <div className="sum">
        <span className="word">Total</span>
        <Amount className="amount">
          <CountingTotal dollars={totalOf(components) / 100} format={exactDollars} />
        </Amount>
        <div className="lacks">
          <TotalLacks components={components} />
        </div>
        {check.findings.length > 0 && (
          <span className="verdict">
            <Verdict kind={words.kind}>{lackText(check) ?? words.brief}</Verdict>
          </span>
        )}
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
