import type { BuildComponents } from '@rig4u/shared/builds';
import { Box, Grid, Heading, Text } from '@rig4u/shared/ui';
import { aspectLabels, aspects, customBuild, estimatesOf } from '../../../domain/estimates';
import { SpecEstimate } from './spec-estimate';

interface Props {
  components: BuildComponents;
  /** US dollars; used as the price while nothing costs anything. */
  budget: number;
}

/** What the build can be expected to do: from its parts' facts, as ranges, and beside it from its price alone. */
export function Estimates({ components, budget }: Props) {
  const { performance } = customBuild(components, budget);
  const estimates = estimatesOf(components);
  return (
    <Box
      as="section"
      data-no-print
      aria-labelledby="estimates-title"
      px={{ base: '4', md: '6' }}
      py="5"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Heading as="h3" id="estimates-title" mb="1">
        Performance Estimation
      </Heading>
      <Text textStyle="small" color="text2" mb="4">
        From 0 to 100, compared with what can be built from the catalogue. The range comes from the parts' facts; the
        price-based estimate follows from the total alone.
      </Text>
      <Grid
        as="ul"
        role="list"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        gap="4"
      >
        {aspects.map((aspect) => (
          <SpecEstimate
            key={aspect}
            label={aspectLabels[aspect]}
            estimate={estimates[aspect]}
            fromPrice={performance[aspect]}
          />
        ))}
      </Grid>
      <Text textStyle="small" color="text2" mt="3" fontVariantNumeric="tabular-nums">
        Overall {performance.overall} of 100, a price-based estimate.
      </Text>
    </Box>
  );
}
