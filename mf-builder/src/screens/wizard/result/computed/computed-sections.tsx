import { useMemo } from 'react';
import { curveFigures } from '../../../../domain/best-build';
import { Alternatives } from './alternatives-list';
import type { ComputedProps } from './computed-place';
import { LineByLine } from './line-by-line';
import { MoneyCurve } from './money-curve';
import type { Outcome } from './outcome';
import type { Question } from './question';
import { Refine } from './refine';

interface Props extends ComputedProps {
  outcome: Outcome;
  /** The question that the outcome answers; `question` may be a newer one. */
  answered: Question;
}

/** What is below both builds: the conditions, other builds, the curve, and both line by line. */
export function ComputedSections({ question, answered, outcome, preset, onTake, onChange }: Props) {
  const { steps } = outcome;
  const figures = useMemo(() => curveFigures(steps, answered.budget * 100), [steps, answered.budget]);
  return (
    <>
      <Refine question={question} onChange={onChange} />
      {outcome.kind === 'best' && (
        <Alternatives question={answered} alternatives={outcome.alternatives} onTake={onTake} />
      )}
      <MoneyCurve question={answered} steps={steps} figures={figures} preset={preset} />
      {outcome.kind === 'best' && <LineByLine question={answered} best={outcome.best} preset={preset} />}
    </>
  );
}
