import { partName, type BuildComponents, type PartLine } from '@rig4u/shared/builds';
import { Bullets, Button, Hint, Row } from '@rig4u/shared/ui';
import { usualLeast } from '../../../domain/best-build';
import { priceText } from '../../../domain/choices/line-text';
import type { Completion } from '../../../domain/what-next/completion';
import { completionText, inTheWayText, leastText } from '../../../domain/what-next/completion-texts';
import { completionFor } from '../../../state/what-next';
import { useAnswer } from '../../../state/use-answer';
import { useBuildActions } from '../build-state';
import { OfferFrame } from './offer-frame';
import { OfferList } from './offer-list';
import { useQuestion } from './use-question';

/** What would complete the build, before it does. `onDone`: it was taken or left, and its buttons go. */
export function CompletionOffer({ onDone }: { onDone: () => void }) {
  const question = useQuestion();
  const { take } = useBuildActions();
  const answer = useAnswer(question, completionFor);
  return (
    <OfferFrame
      title="Complete it for me"
      waiting="Looking for the best parts..."
      answer={answer}
      text={(completion) => completionText(completion, question.budgetCents)}
    >
      {(completion) => (
        <>
          <Found completion={completion} />
          <Row space="sm">
            {'added' in completion && (
              <Button
                size="sm"
                onClick={() => {
                  take(`${countText(completion.added)} chosen for you.`, partsOf(completion.added));
                  onDone();
                }}
              >
                {completion.kind === 'dearer' ? 'Choose the least that works' : `Choose ${countText(completion.added)}`}
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={onDone}>
              Cancel
            </Button>
          </Row>
        </>
      )}
    </OfferFrame>
  );
}

function Found({ completion }: { completion: Completion }) {
  switch (completion.kind) {
    case 'missing':
      return null;
    case 'clash':
      return (
        <Bullets>
          {completion.inTheWay.map((way) => (
            <li key={way.type}>{inTheWayText(way)}</li>
          ))}
        </Bullets>
      );
    default:
      return (
        <>
          <OfferList
            lines={completion.added.map((line) => ({
              type: line.type,
              name: partName(line.part),
              price: priceText([line]),
            }))}
          />
          <Hint block tone="faint">
            {leastText(usualLeast)}
          </Hint>
        </>
      );
  }
}

const countText = ({ length }: readonly PartLine[]): string => (length === 1 ? '1 part' : `${length} parts`);

const partsOf = (added: readonly PartLine[]): BuildComponents =>
  Object.fromEntries(added.map(({ type, part, quantity }) => [type, [{ part, quantity }]]));
