import { partName, partTypeInfo, type BuildComponents } from '@rig4u/shared/builds';
import { Box, Button, Text, VisuallyHidden } from '@rig4u/shared/ui';
import type { Swap } from '../../domain/fitting/swap';
import { differenceText } from './difference-text';
import { searching, useCheapestSwap } from './ways-out';

interface Props {
  rule: string;
  components: BuildComponents;
  onSwap: (swap: Swap) => void;
}

/** The cheapest single swap that clears a fail and breaks nothing else. It happens only when pressed. */
export function SwapOffer({ rule, components, onSwap }: Props) {
  const search = useCheapestSwap(rule, components);
  if (search.status === 'loading') return <Hint>{searching}</Hint>;
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
  const swap = search.value;
  if (!swap) return <Hint>No single swap in the catalogue clears this without a new problem.</Hint>;
  const { type, from, to, moreCents } = swap;
  return (
    <Box mt="2" data-no-print>
      <Text textStyle="small" mb="2" overflowWrap="anywhere">
        {from
          ? `Cheapest way out: ${partName(to)} in place of ${partName(from)}`
          : `Cheapest way out: add ${partName(to)} (${partTypeInfo(type).label})`}
        , {differenceText(moreCents)}.
      </Text>
      <Button size="sm" variant="outline" onClick={() => onSwap(swap)}>
        {from ? 'Swap' : 'Add'}
        <VisuallyHidden>
          {from ? ' to ' : ' '}
          {partName(to)}, {differenceText(moreCents)}
        </VisuallyHidden>
      </Button>
    </Box>
  );
}

const Hint = ({ children }: { children: string }) => (
  <Text textStyle="small" color="text2" mt="2">
    {children}
  </Text>
);
