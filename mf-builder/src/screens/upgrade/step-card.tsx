import { partTypeInfo } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Amount, Button, Card, Column, Fact, Facts, Heading, Hint, Row, VisuallyHidden } from '@rig4u/shared/ui';
import type { Conditions, UpgradeStep } from '../../domain/best-build';
import { priceText } from '../../domain/choices/line-text';
import { BeforeAfter, type Standing } from './before-after';
import { changeText, overlapText, stepText } from '../../domain/what-next/step-texts';

interface Props {
  title: string;
  /** What its button reads. */
  action: string;
  step: UpgradeStep;
  /** The PC before the step. */
  before: Standing;
  asked: Pick<Conditions, 'use' | 'resolution'>;
  onTake: () => void;
}

/** One step: what it changes, costs and brings, and the PC before and after it. */
export function StepCard({ title, action, step, before, asked, onTake }: Props) {
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
        <Hint block>{`${stepText(step)} ${overlapText(asked, before.parts, step.parts)}`}</Hint>
        <BeforeAfter
          caption={`${title}, before and after`}
          before={before}
          after={{ parts: step.parts, paidCents: before.paidCents + step.cents }}
          asked={asked}
        />
        <Row>
          <Button variant="outline" onClick={onTake}>
            <span>{action}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        </Row>
      </Column>
    </Card>
  );
}
