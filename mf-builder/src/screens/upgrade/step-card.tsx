import { partTypeInfo, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import {
  Amount,
  Button,
  Card,
  Column,
  Fact,
  Facts,
  Heading,
  Hint,
  Row,
  Verdict,
  VisuallyHidden,
} from '@rig4u/shared/ui';
import type { Conditions, UpgradeStep } from '../../domain/best-build';
import { priceText } from '../../domain/choices/line-text';
import { verdictText } from '../../domain/compatibility/check-summary';
import type { BuildCheck } from '../../domain/compatibility/types';
import { changeText, rangesText, stepText } from '../../domain/what-next/step-texts';
import { checkOf } from '../../state/build-check';

interface Props {
  title: string;
  /** What its button reads. */
  action: string;
  step: UpgradeStep;
  /** The build before the step. */
  before: BuildComponents;
  asked: Pick<Conditions, 'use' | 'resolution'>;
  onTake: () => void;
}

/** One step: what it changes, costs and brings, and what the check says of the build after it. */
export function StepCard({ title, action, step, before, asked, onTake }: Props) {
  const found = checkOf(step.parts);
  return (
    <Card pad="md">
      <Column space="md">
        <Row apart align="start">
          <Heading as="h3">{title}</Heading>
          <Amount size="price">{exactDollars(step.cents / 100)}</Amount>
        </Row>
        <Facts layout="rows" ruled textStyle="small">
          {step.changes.map((change) => (
            <Fact key={change.type} name={partTypeInfo(change.type).label}>
              <span>{changeText(change)}</span>
              {change.to.length > 0 && <Amount>{priceText(change.to)}</Amount>}
            </Fact>
          ))}
        </Facts>
        <Hint block>{`${stepText(step)} ${rangesText(asked, before, step.parts)}`}</Hint>
        <Row apart>
          <Verdict
            kind={found.verdict}
          >{`${verdictText(found)}${hasOnlyKnown(checkOf(before), found) ? ', none of them new' : ''}`}</Verdict>
          <Button variant="outline" onClick={onTake}>
            <span>{action}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        </Row>
      </Column>
    </Card>
  );
}

/** Whether what the check minds of a build, it has minded before. */
const hasOnlyKnown = (before: BuildCheck, after: BuildCheck): boolean =>
  after.verdict !== 'pass' &&
  after.findings.every(
    ({ rule, verdict }) =>
      verdict === 'pass' || before.findings.some((one) => one.rule === rule && one.verdict === verdict),
  );
