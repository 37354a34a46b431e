import { Staircase } from '@rig4u/shared/charts';
import { Column, Hint, Skeleton, Text } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { NotArrived } from '../../../components/not-arrived';
import { bringsText, chartOf, curveInWords, stepAt, type CurveStep } from '../../../domain/money-curve';
import { budgetRange } from '../../../domain/recommendation';
import { OnTheSlider } from '../../../look/on-the-slider';
import { useAnswer } from '../../../state/use-answer';
import { curveOf } from '../result/computed/curve-of';
import { CurvePlot } from '../result/computed/curve-plot';
import type { Question } from '../result/computed/question';
import { useSameQuestion } from '../result/computed/same-question';
import { useWords } from '../result/use-words';

interface Props {
  question: Question;
  /** Of the sentence, which the slider is described by. */
  sentenceId: string;
  /** How high its place is. */
  height: Readonly<Record<'base' | 'md', string>>;
}

const span = { from: budgetRange.min * 100, to: budgetRange.max * 100 };

/** What each budget on the slider buys, as a picture under the slider and in a sentence. */
export function BudgetCurve({ question, sentenceId, height }: Props) {
  // The curve is the same for all budgets: moving the slider asks nothing.
  const asked = useSameQuestion({ ...question, budget: budgetRange.max });
  const answer = useAnswer(asked, curveOf);
  if (answer.status === 'loading') return <Skeleton h={height} />;
  if (answer.status === 'failed') return <NotArrived what="What each budget buys" onRetry={answer.retry} />;
  return <Drawn question={question} sentenceId={sentenceId} steps={answer.value} />;
}

interface DrawnProps extends Omit<Props, 'height'> {
  steps: readonly CurveStep[];
}

function Drawn({ question: { useCase, budget }, sentenceId, steps }: DrawnProps) {
  const chart = useMemo(() => chartOf(steps, [], span), [steps]);
  const here = stepAt(steps, budget * 100);
  const { estimate } = useWords[useCase];
  return (
    <Column as="section" space="sm" aria-label="What each budget buys">
      <Text textStyle="label" tone="faint" aria-hidden="true">
        What each budget buys
      </Text>
      {chart && (
        <OnTheSlider>
          <Staircase>
            <CurvePlot
              chart={chart}
              marks={here ? [{ kind: 'here', totalCents: budget * 100, value: here.value, text: '' }] : []}
              label={`Curve of the ${estimate} at each budget: ${curveInWords(steps)}.`}
            />
          </Staircase>
        </OnTheSlider>
      )}
      <Hint id={sentenceId}>{bringsText(steps, budget * 100, estimate)}</Hint>
    </Column>
  );
}
