import { Art, Box, Grid, Heading, Sheet, Text, VisuallyHidden } from '@rig4u/shared/ui';
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
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '56px minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="2"
      py={{ base: '6', md: '10' }}
      borderTopWidth="1px"
      borderColor="line"
      overflowWrap="anywhere"
    >
      <Text
        aria-hidden
        fontFamily="heading"
        fontWeight="500"
        fontSize="1.75rem"
        lineHeight="1.15"
        color="accentText"
        fontVariantNumeric="tabular-nums"
      >
        {stepNumber(number)}
      </Text>
      <div>
        <Heading as="h2" id={stepId(number)} tabIndex={-1} scrollMarginTop="6" mb="3">
          <VisuallyHidden>Step {number}: </VisuallyHidden>
          {title}
        </Heading>
        {description && <Text color="text2">{description}</Text>}
        {drawing && (
          <Sheet
            as="figure"
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            justifyItems="center"
            mt="6"
            p={{ base: '4', md: '6' }}
            borderWidth="1px"
            borderColor="line"
            borderRadius="card"
          >
            <Box w="336px" maxW="full">
              <Art name={drawing.art} />
            </Box>
            <Text as="figcaption" textStyle="small" color="text3" textAlign="center" mt="3">
              {drawing.caption}
            </Text>
          </Sheet>
        )}
        {tips.length > 0 && <Tips tips={tips} />}
      </div>
    </Grid>
  );
}
