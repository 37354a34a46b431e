import type { BuildComponents } from '@rig4u/shared/builds';
import { Button, Hint, Row } from '@rig4u/shared/ui';
import { priceText } from '../../../domain/choices/line-text';
import type { BuildStep, NextStep } from '../../../domain/best-build';
import {
  afterText,
  buildStepText,
  changeText,
  limiterText,
  noStepText,
  rangesText,
  takenText,
} from '../../../domain/what-next/step-texts';
import { nextStepFor } from '../../../state/what-next';
import { useAnswer } from '../../../state/use-answer';
import { useBuildActions } from '../build-state';
import { OfferFrame } from './offer-frame';
import { OfferList } from './offer-list';
import { useQuestion } from './use-question';

/** What limits the build, and the change that brings the most for its price. It follows the build. `onDone`: a step was taken. */
export function NextStepOffer({ onDone }: { onDone: () => void }) {
  const question = useQuestion();
  const { take } = useBuildActions();
  const answer = useAnswer(question, nextStepFor);
  const { use, chosen, budgetCents } = question;
  const textOf = (next: NextStep): string => {
    const step = next.step
      ? `Best step: ${buildStepText(next.step)} ${afterText(next.step, budgetCents)}`
      : noStepText(budgetCents);
    return `${limiterText(next, use)} ${step}`.trim();
  };
  const choose = ({ changes }: BuildStep) => {
    const parts: BuildComponents = Object.fromEntries(changes.map(({ type, to }) => [type, to]));
    take(takenText(changes), parts);
    onDone();
  };
  return (
    <OfferFrame title="The next step" waiting="Looking for the best step..." answer={answer} text={textOf}>
      {({ step }) =>
        step && (
          <>
            <OfferList
              lines={step.changes.map((change) => ({
                type: change.type,
                name: changeText(change),
                price: change.to.length === 0 ? '' : priceText(change.to),
              }))}
            />
            <Hint block>{rangesText(question, chosen, step.parts)}</Hint>
            <Row>
              <Button size="sm" onClick={() => choose(step)}>
                Take this step
              </Button>
            </Row>
          </>
        )
      }
    </OfferFrame>
  );
}
