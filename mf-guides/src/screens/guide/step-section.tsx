import { Amount, Art, Frame, Grid, Heading, Hint, Sheet, Text, VisuallyHidden } from '@rig4u/shared/ui';
import type { StepDrawing } from '../../content/guide';
import type { Step } from '../../domain/parse-guide';
import { stepId, stepNumber } from '../../domain/step-number';
import { Tips } from './tips';

interface Props {
  step: Step;
  number: number;
  drawing: StepDrawing | undefined;
}

/** One numbered step: what to do, a drawing of it where there is one, and tips. */
export function StepSection({ step: { title, description, tips }, number, drawing }: Props) {
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr)', md: '3.5rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="2"
      py={{ base: '6', md: '10' }}
      borderTopWidth="1px"
      overflowWrap="anywhere"
    >
      <Amount aria-hidden tone="accent" textStyle="h2">
        {stepNumber(number)}
      </Amount>
      <div>
        <Heading as="h2" id={stepId(number)} tabIndex={-1} scrollMarginTop="6" mb="3">
          <VisuallyHidden>{`Step ${number}: `}</VisuallyHidden>
          <span>{title}</span>
        </Heading>
        {description && <Text tone="quiet">{description}</Text>}
        {drawing && (
          <Sheet as="figure" mt="6" p={{ base: '4', md: '6' }} borderWidth="1px" borderRadius="card">
            <Frame size="xl" centred>
              <Art name={drawing.art} />
            </Frame>
            <Hint as="figcaption" tone="faint" textAlign="center" mt="3">
              {drawing.caption}
            </Hint>
          </Sheet>
        )}
        {tips.length > 0 && <Tips tips={tips} />}
      </div>
    </Grid>
  );
}
