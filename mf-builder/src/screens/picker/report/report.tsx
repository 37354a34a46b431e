import { partLines, totalOf } from '@rig4u/shared/builds';
import { exactDollars, formatMonth } from '@rig4u/shared/format';
import { Amount, Card, Column, Fact, Facts, Heading, Hint, Row } from '@rig4u/shared/ui';
import { useRef } from 'react';
import { CompatibilityCheck } from '../../../components/check/compatibility-check';
import { Draw } from '../../../components/check/draw';
import { progressText } from '../../../domain/choices/status-texts';
import { verdictText } from '../../../domain/compatibility/check-summary';
import { newestPriceDate } from '../../../domain/prices/newest-price-date';
import { useBuild, useBuildActions } from '../build-state';
import { Estimates } from '../estimates/estimates';
import { PrintName } from '../print-name';
import { ReportActions } from './report-actions';
import { ReportParts } from './report-parts';

/** Everything about the build: its parts, all that the check says, draw and estimates. This is what is printed. */
export function Report() {
  const { components, check, budget } = useBuild();
  const { swap } = useBuildActions();
  const checkHeading = useRef<HTMLHeadingElement>(null);
  const lines = partLines(components);
  const priced = newestPriceDate(lines.map(({ part }) => part));
  const verdict = check.findings.length > 0 ? ` · ${verdictText(check)}` : '';
  return (
    <Card as="section" aria-labelledby="report-title" id="report" mt="6">
      <PrintName />
      <Row apart p={{ base: '4', md: '6' }} borderBottomWidth="1px">
        <Heading as="h2" size="h2" id="report-title">
          Full report
        </Heading>
        <Hint>
          {progressText(components)}
          {verdict}
          {priced && ` · guide prices of ${formatMonth(priced)}`}
        </Hint>
      </Row>
      <ReportParts components={components} />
      <Facts layout="sum" px={{ base: '4', md: '6' }} pb="4">
        <Fact name="Sum of all parts" strong>
          <Amount size="total">{exactDollars(totalOf(components) / 100)}</Amount>
        </Fact>
      </Facts>
      <Column space="sm" borderTopWidth="1px">
        <CompatibilityCheck
          components={components}
          check={check}
          heading={checkHeading}
          onSwap={(way) => {
            swap(way);
            // The pressed button goes with its finding.
            checkHeading.current?.focus();
          }}
        />
        <Draw components={components} />
        <Estimates components={components} budget={budget} />
      </Column>
      <ReportActions />
    </Card>
  );
}
