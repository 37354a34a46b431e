import { partName, partTypeInfo, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Box, Button, Text } from '@rig4u/shared/ui';
import type { Swap } from '../../domain/fitting/swap';
import { useSwap } from './use-swap';

interface Props {
  rule: string;
  components: BuildComponents;
  onSwap: (swap: Swap) => void;
}

/** The cheapest single swap that clears a fail and breaks nothing else. It happens only when pressed. */
export function SwapOffer({ rule, components, onSwap }: Props) {
  const search = useSwap(rule, components);
  if (search.status === 'searching') return <Hint>Looking for a way out...</Hint>;
  if (search.status === 'failed') {
    return (
      <Box mt="2">
        <Hint>The catalogue could not be searched for a way out.</Hint>
        <Button size="sm" variant="outline" mt="2" onClick={search.retry}>
          Try Again
        </Button>
      </Box>
    );
  }
  const { swap } = search;
  if (!swap) return <Hint>No single swap in the catalogue clears this without a new problem.</Hint>;
  const { type, from, to, moreCents } = swap;
  return (
    <Box mt="2" data-no-print>
      <Text textStyle="small" mb="2" overflowWrap="anywhere">
        {from
          ? `Cheapest way out: ${partName(to)} in place of ${partName(from)}`
          : `Cheapest way out: add ${partName(to)} (${partTypeInfo(type).label})`}
        , {difference(moreCents)}.
      </Text>
      <Button
        size="sm"
        variant="outline"
        onClick={() => onSwap(swap)}
        aria-label={`${from ? 'Swap to' : 'Add'} ${partName(to)}, ${difference(moreCents)}`}
      >
        {from ? 'Swap' : 'Add'}
      </Button>
    </Box>
  );
}

const difference = (cents: number): string =>
  cents === 0 ? 'for the same price' : `${exactDollars(Math.abs(cents) / 100)} ${cents < 0 ? 'less' : 'more'}`;

const Hint = ({ children }: { children: string }) => (
  <Text textStyle="small" color="text2" mt="2">
    {children}
  </Text>
);
