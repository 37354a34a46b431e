import { partName, partTypeInfo } from '@rig4u/shared/builds';
import { Art, Box, Button, Card, Checkbox, Flex, Grid, Heading, Icon, Span, Verdict } from '@rig4u/shared/ui';
import { exactDollars } from '@rig4u/shared/format';
import { Fragment, memo, useRef } from 'react';
import type { Part } from '../../../catalogue/schema';
import { specLines } from '../../../domain/parts/spec-lines';
import { fitText, fitWords, type OptionFit } from '../../../domain/fitting/option-fits';
import type { SourcedPoint } from '../../../domain/prices';
import { Details } from './details';
import { Rating } from './rating';

/** What a visitor can do with an option. */
export interface OptionActions {
  /** `drawing` is the picture on the card, for the flight to the list. */
  onChoose: (part: Part, drawing: Element | null) => void;
  /** Puts one more into the build, beside what is chosen. */
  onAdd: (part: Part) => void;
  onDetails: (part: Part, open: boolean) => void;
  onCompare: (part: Part, on: boolean) => void;
}

interface Props {
  part: Part;
  chosen: boolean;
  /** Whether anything is chosen for the category. */
  anyChosen: boolean;
  fit: OptionFit | undefined;
  /** The part's dated prices while its details are open; undefined while they are closed. */
  details: readonly SourcedPoint[] | undefined;
  compared: boolean;
  /** Whether one more can be compared. */
  comparable: boolean;
  actions: OptionActions;
}

/** One option of the active category. */
export const PartCard = memo(function PartCard({
  part,
  chosen,
  anyChosen,
  fit,
  details,
  compared,
  comparable,
  actions,
}: Props) {
  const open = details !== undefined;
  const drawing = useRef<HTMLDivElement>(null);
  const price = exactDollars(part.price);
  const name = partName(part);
  const words = fit ? fitWords(fit) : undefined;
  const failing = fit?.verdict === 'fail';
  const edge = chosen ? (failing ? 'fail' : 'accent') : undefined;

  return (
    <Card
      as="li"
      gridColumn={open ? '1 / -1' : undefined}
      display={{ base: 'grid', md: open ? 'grid' : 'flex' }}
      gridTemplateColumns={{ base: '116px minmax(0, 1fr)', md: '260px minmax(0, 1fr)' }}
      flexDirection="column"
      overflow="hidden"
      borderColor={edge}
      boxShadow={edge && `0 0 0 1px var(--${edge})`}
    >
      <Box
        ref={drawing}
        ps={{ base: '3', md: '6' }}
        pe={{ base: '0', md: '6' }}
        pt="3"
        alignSelf={{ base: 'start', md: 'stretch' }}
      >
        <Box w="208px" maxW="full" mx="auto">
          <Art name={part.type} />
        </Box>
      </Box>
      <Grid
        flex="1"
        gap="2"
        gridTemplateRows="auto auto 1fr auto auto auto"
        px={{ base: '3', md: '4' }}
        pt="3"
        pb={{ base: '3', md: '4' }}
      >
        <Flex justify="space-between" gap="2" wrap="wrap" textStyle="label" color="text3">
          <span>{part.brand}</span>
          <Rating part={part} />
        </Flex>
        <Heading as="h3" fontSize="md" lineHeight="1.3" overflowWrap="anywhere">
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
        <FitLine fit={fit} />
        <Flex align="center" justify="space-between" wrap="wrap" gap="2">
          <Span textStyle="price" fontVariantNumeric="tabular-nums">
            {price}
          </Span>
          <Flex gap="2">
            {anyChosen && partTypeInfo(part.type).several && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`${chosen ? 'Add another' : 'Add'} ${name}, ${price}`}
                onClick={() => actions.onAdd(part)}
              >
                {chosen ? 'Add another' : 'Add'}
              </Button>
            )}
            <Button
              size="sm"
              variant={chosen ? 'outline' : 'secondary'}
              aria-label={[`${chosen ? 'Chosen:' : 'Choose'} ${name}`, price, words].filter(Boolean).join(', ')}
              onClick={() => actions.onChoose(part, drawing.current)}
            >
              {chosen && <Icon name="check" size="16" />}
              {chosen ? 'Chosen' : 'Choose'}
            </Button>
          </Flex>
        </Flex>
        <Flex
          align="center"
          justify="space-between"
          wrap="wrap"
          columnGap="2"
          borderTopWidth="1px"
          borderColor="line"
          pt="1"
          mb="-2"
        >
          <Checkbox
            color="text2"
            checked={compared}
            aria-disabled={!compared && !comparable}
            onChange={(on) => (compared || comparable) && actions.onCompare(part, on)}
          >
            <span>
              Compare
              <Box as="span" srOnly>
                {' '}
                {name}
              </Box>
            </span>
          </Checkbox>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={open}
            aria-label={`Details of ${name}`}
            onClick={() => actions.onDetails(part, !open)}
          >
            Details
            <Icon name={open ? 'up' : 'down'} size="16" />
          </Button>
        </Flex>
      </Grid>
      {details && <Details part={part} fit={fit} points={details} />}
    </Card>
  );
});

/** What the check says of an option in this build, in one line; nothing while there is nothing to check it against. */
function FitLine({ fit }: { fit: OptionFit | undefined }) {
  if (!fit || fit.findings.length === 0) return <span />;
  return (
    <Box borderTopWidth="1px" borderStyle="dashed" borderColor="lineStrong" pt="2">
      <Verdict kind={fit.verdict}>{fitText(fit)}</Verdict>
    </Box>
  );
}
