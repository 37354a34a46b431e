import { Box, Text } from '@rig4u/shared/ui';
import type { Estimate } from '../../../domain/estimates';

interface Props {
  label: string;
  estimate: Estimate;
  /** The price-based score. */
  fromPrice: number;
}

/** One estimate: the range as words and as a bar, what it rests on, and the price-based score beside it. */
export function SpecEstimate({ label, estimate, fromPrice }: Props) {
  return (
    <Box as="li" minW="0">
      <Text textStyle="ui">{label}</Text>
      {estimate.known ? (
        <>
          <Text textStyle="price" fontSize="lg" fontVariantNumeric="tabular-nums">
            {estimate.low} to {estimate.high}
          </Text>
          <Box
            position="relative"
            h="1"
            my="2"
            bg="lineStrong"
            borderRadius="full"
            overflow="hidden"
            aria-hidden="true"
          >
            <Box
              position="absolute"
              insetBlock="0"
              bg="accent"
              style={{ insetInlineStart: `${estimate.low}%`, width: `${estimate.high - estimate.low}%` }}
            />
          </Box>
          <Text textStyle="small" color="text2">
            {estimate.basis}
          </Text>
        </>
      ) : (
        <Text textStyle="small" color="text2" my="2">
          {estimate.reason}
        </Text>
      )}
      <Text textStyle="small" color="text3" fontVariantNumeric="tabular-nums">
        Price-based estimate: {fromPrice}
      </Text>
    </Box>
  );
}
