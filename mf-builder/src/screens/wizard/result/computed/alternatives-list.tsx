import { guidePrices } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { Amount, Button, Card, CardGrid, Column, Heading, Hint, Row, VisuallyHidden } from '@rig4u/shared/ui';
import { FoldedSection } from '../fold';
import type { ComputedProps } from './computed-place';
import type { Alternative } from './outcome';
import { titleOf, type Question } from './question';

interface Props extends Pick<ComputedProps, 'onTake'> {
  question: Question;
  alternatives: readonly Alternative[];
}

/** What else there is for this budget, each with the reason for it. */
export const Alternatives = ({ question, alternatives, onTake }: Props) =>
  alternatives.length > 0 && (
    <FoldedSection
      title="Or one of these"
      hint={alternatives.map(({ title, found }) => `${title} ${wholeDollars(found.totalCents / 100)}`).join(' · ')}
    >
      <CardGrid role="list" gap="4">
        {alternatives.map(({ title, reason, found: { parts, totalCents } }) => (
          <Card as="li" pad="sm" key={title}>
            <Column space="md" h="full">
              <Row apart align="baseline" oneLine>
                <Heading as="h3">{title}</Heading>
                <Amount size="price">{wholeDollars(totalCents / 100)}</Amount>
              </Row>
              <Hint tone="faint">{`At ${guidePrices(parts) ?? ''}`}</Hint>
              <Hint flex="1">{reason}</Hint>
              <Row>
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => onTake({ name: `${titleOf(question)}: ${title.toLowerCase()}`, parts })}
                >
                  Take this one<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
                </Button>
              </Row>
            </Column>
          </Card>
        ))}
      </CardGrid>
    </FoldedSection>
  );
