import { partName } from '@rig4u/shared/builds';
import { Button, Card, Column, Fill, Hint, Row, Section, Text, VisuallyHidden } from '@rig4u/shared/ui';
import { enterText, followText, questionText } from '../../domain/gaps/question-texts';
import { questionsOf, type PartQuestions } from '../../domain/gaps/questions';

export { questionsOf };

interface Props {
  questions: readonly PartQuestions[];
  /** Opens the form of a part with these facts first. */
  onEnter: (questions: PartQuestions) => void;
}

/** Asks for the facts that allow most checks, grouped by part. */
export const GapQuestions = ({ questions, onEnter }: Props) => (
  <Section title="Facts that allow more checks" level={4} space="sm" my="5" data-no-print>
    <Column as="ul" role="list" space="sm">
      {questions.map((asked) => {
        const name = partName(asked.part);
        const follow = followText(asked);
        return (
          <Card as="li" key={`${asked.type} ${asked.place}`} pad="sm">
            <Row>
              <Fill wraps>
                <Text textStyle="ui">{name}</Text>
                <Hint block>{questionText(asked)}</Hint>
                {follow && (
                  <Hint block tone="faint">
                    {follow}
                  </Hint>
                )}
              </Fill>
              <Button size="sm" variant="outline" onClick={() => onEnter(asked)}>
                <span>{enterText(asked.facts)}</span>
                <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
              </Button>
            </Row>
          </Card>
        );
      })}
    </Column>
  </Section>
);
