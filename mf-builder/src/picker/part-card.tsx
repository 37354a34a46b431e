import { Art, Box, Button, Card, Flex, Grid, Heading, Icon, Span } from '@rig4u/shared/ui';
import { exactDollars } from '@rig4u/shared/format';
import { Fragment, memo, useRef } from 'react';
import type { Part } from '../catalogue/schema';
import { fullName } from '../parts/full-name';
import { specLines } from '../parts/spec-lines';
import { Rating } from './rating';

interface Props {
  part: Part;
  chosen: boolean;
  /** `drawing` is the picture on the card, for the flight to the list. */
  onChoose: (part: Part, drawing: Element | null) => void;
}

/** One option of the active category. */
export const PartCard = memo(function PartCard({ part, chosen, onChoose }: Props) {
  const drawing = useRef<HTMLDivElement>(null);
  const price = exactDollars(part.price);

  return (
    <Card
      as="li"
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="116px minmax(0, 1fr)"
      flexDirection="column"
      overflow="hidden"
      borderColor={chosen ? 'accent' : undefined}
      boxShadow={chosen ? '0 0 0 1px var(--accent)' : undefined}
    >
      <Box ref={drawing} ps={{ base: '3', md: '6' }} pe={{ base: '0', md: '6' }} pt="3" alignSelf={{ base: 'start', md: 'stretch' }}>
        <Box w="208px" maxW="full" mx="auto">
          <Art name={part.type} />
        </Box>
      </Box>
      <Grid flex="1" gap="2" gridTemplateRows="auto auto 1fr auto" px={{ base: '3', md: '4' }} pt="3" pb={{ base: '3', md: '4' }}>
        <Flex justify="space-between" gap="2" wrap="wrap" textStyle="label" color="text3">
          <span>{part.brand}</span>
          <Rating part={part} />
        </Flex>
        <Heading as="h3" fontSize="md" lineHeight="1.3">
          {part.name}
        </Heading>
        <Grid as="dl" gridTemplateColumns="auto 1fr" columnGap="3" rowGap="0.5" alignContent="start" textStyle="small">
          {specLines(part).map(({ label, value }) => (
            <Fragment key={label}>
              <Box as="dt" color="text3">
                {label}
              </Box>
              <Box as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
                {value}
              </Box>
            </Fragment>
          ))}
        </Grid>
        <Flex align="center" justify="space-between" gap="2">
          <Span textStyle="price" fontVariantNumeric="tabular-nums">
            {price}
          </Span>
          <Button
            size="sm"
            variant={chosen ? 'outline' : 'secondary'}
            aria-label={chosen ? `Chosen: ${fullName(part)}, ${price}` : `Choose ${fullName(part)}, ${price}`}
            onClick={() => onChoose(part, drawing.current)}
          >
            {chosen && <Icon name="check" size="16" />}
            {chosen ? 'Chosen' : 'Choose'}
          </Button>
        </Flex>
      </Grid>
    </Card>
  );
});
