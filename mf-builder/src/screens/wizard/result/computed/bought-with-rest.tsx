import { Bullets, Button, Column, Hint, Text, VisuallyHidden } from '@rig4u/shared/ui';
import { droppedSentence, spentText, stepName } from '../../../../domain/best-build';
import type { ComputedProps } from './computed-place';
import { leftText } from './left-over';
import type { BestFound } from './outcome';

type Props = Pick<ComputedProps, 'question' | 'onChange'> & { best: BestFound };

/** What was bought with what the best estimate left, each with a way back; what was given up, and what is left over. */
export function BoughtWithRest({ question, best, onChange }: Props) {
  const { without } = question.refinement;
  const dropped = droppedSentence(best);
  const left = leftText(question, best);
  const leave = (ids: readonly string[]) =>
    onChange((latest) => ({ refinement: { ...latest.refinement, without: ids } }));
  if (best.spent.length === 0 && without.length === 0 && !dropped && !left) return null;
  return (
    <Column space="sm" textStyle="small">
      {dropped && <Text tone="quiet">{dropped}</Text>}
      {best.spent.length > 0 && (
        <>
          <Text tone="quiet">Bought with the money that no longer raises the estimate:</Text>
          <Bullets>
            {best.spent.map((step) => (
              <li key={step.id}>
                <span>{spentText(step)}</span>{' '}
                <Button size="sm" variant="ghost" onClick={() => leave([...without, step.id])}>
                  Leave it out<VisuallyHidden>{`: ${stepName(step.id)}`}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </Bullets>
        </>
      )}
      {without.length > 0 && (
        <span>
          <Button size="sm" variant="ghost" onClick={() => leave([])}>
            Put back what you left out
          </Button>
        </span>
      )}
      {left && <Hint block>{left}</Hint>}
    </Column>
  );
}
