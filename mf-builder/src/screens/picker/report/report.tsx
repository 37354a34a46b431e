import { totalOf } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Amount, Box, Fact, Facts, Heading, Hint } from '@rig4u/shared/ui';
import { Report as Look } from '../../../look/report';
import { useRef } from 'react';
import { PricesLine } from '../../../components/prices-line/prices-line';
import { TotalLacks } from '../../../components/total-lacks';
import { progressText } from '../../../domain/choices/status-texts';
import { verdictText } from '../../../domain/compatibility/check-summary';
import { useBuild, useBuildActions } from '../build-state';
import { useDialogActions } from '../dialogs';
import { Estimates } from '../estimates/estimates';
import { PrintName } from '../print-name';
import { LazyCheck } from './lazy-check';
import { ReportActions } from './report-actions';
import { ReportParts } from './report-parts';

/** Everything about the build: its parts, all that the check says, draw and estimates. This is what is printed. */
export function Report() {
  const { components, check, budget } = useBuild();
  const { takeWay } = useBuildActions();
  const { editOwnPart } = useDialogActions();
  const checkHeading = useRef<HTMLHeadingElement>(null);
  const verdict = check.findings.length > 0 ? ` · ${verdictText(check)}` : '';
  return (
    <Look aria-labelledby="report-title" id="report">
      <PrintName />
      <header>
        <Heading as="h2" size="h2" id="report-title">
          Full report
        </Heading>
        <Hint>{`${progressText(components)}${verdict}`}</Hint>
      </header>
      <ReportParts components={components} />
      <Facts layout="sum">
        <Fact name="Sum of all parts">
          <Box textAlign="end">
            <Amount size="total">{exactDollars(totalOf(components) / 100)}</Amount>
            <TotalLacks components={components} />
          </Box>
        </Fact>
      </Facts>
      <PricesLine components={components} />
      <LazyCheck
        components={components}
        heading={checkHeading}
        onTake={(way) => {
          takeWay(way);
          // The pressed button goes with its finding.
          checkHeading.current?.focus();
        }}
        onEnter={({ type, place, part, facts }) =>
          editOwnPart({ type, place, part, asked: facts, focusAfter: () => checkHeading.current })
        }
      />
      <Estimates components={components} budget={budget} />
      <ReportActions />
    </Look>
  );
}
