import { Box, Flex, Grid, Heading, Text, Verdict } from '@rig4u/shared/ui';
import { Fragment, useId } from 'react';
import { PriceTable } from '../../../components/price-table';
import type { Part } from '../../../catalogue/schema';
import type { OptionFit } from '../../../domain/fitting/option-fits';
import { sourceText } from '../../../domain/parts/fact-sources';
import { allSpecLines } from '../../../domain/parts/spec-lines';
import { missing } from '../../../domain/parts/units';
import type { SourcedPoint } from '../../../domain/prices';

const words = { fail: 'Does not fit: ', warning: 'Warning: ', unknown: undefined, pass: 'Passed: ' } as const;

/** Everything that is known of an option, and everything that the check says of it in this build. */
export function Details({
  part,
  fit,
  points,
}: {
  part: Part;
  fit: OptionFit | undefined;
  points: readonly SourcedPoint[];
}) {
  const id = useId();
  const lines = allSpecLines(part);
  const known = lines.filter(({ value }) => value !== missing);
  const unknown = lines.filter(({ value }) => value === missing);

  return (
    <Grid
      as="section"
      aria-label={`Details of ${part.name}`}
      gridColumn="1 / -1"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="6"
      p={{ base: '3', md: '6' }}
      borderTopWidth="1px"
      borderColor="line"
      bg="sunken"
    >
      <Box minW="0">
        <Heading as="h4" id={`${id}-facts`} mb="3">
          All facts
        </Heading>
        <Grid
          as="dl"
          aria-labelledby={`${id}-facts`}
          gridTemplateColumns="minmax(96px, 2fr) 3fr"
          columnGap="4"
          rowGap="1.5"
          textStyle="small"
        >
          {known.map(({ label, value }) => (
            <Fragment key={label}>
              <Box as="dt" color="text3">
                {label}
              </Box>
              <Box as="dd" minW="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
                {value}
              </Box>
            </Fragment>
          ))}
        </Grid>
        {unknown.length > 0 && (
          <Text textStyle="small" color="text2" mt="3">
            Not known: {unknown.map(({ label }) => label.toLowerCase()).join(', ')}.
          </Text>
        )}
        <Text textStyle="small" color="text3" mt="3">
          {sourceText(part)}
        </Text>
        <Heading as="h4" mt="5" mb="2">
          Price
        </Heading>
        <PriceTable name={part.name} points={points} />
      </Box>
      <Box minW="0">
        <Heading as="h4" id={`${id}-findings`} mb="3">
          In this build
        </Heading>
        {fit && fit.findings.length > 0 ? (
          <Flex as="ul" role="list" aria-labelledby={`${id}-findings`} direction="column" gap="2">
            {fit.findings.map(({ rule, verdict, message, note }) => (
              <Box as="li" key={rule}>
                <Verdict kind={verdict} word={words[verdict]}>
                  {message}
                  {note && ` ${note}`}
                </Verdict>
              </Box>
            ))}
          </Flex>
        ) : (
          <Text textStyle="small" color="text2">
            Nothing to check it against yet. Choose more parts.
          </Text>
        )}
      </Box>
    </Grid>
  );
}
