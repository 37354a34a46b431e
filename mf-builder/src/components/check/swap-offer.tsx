import { partName, partTypeInfo, type BuildComponents } from '@rig4u/shared/builds';
import { Box, Button, Text, VisuallyHidden } from '@rig4u/shared/ui';
import type { Finding } from '../../domain/compatibility/types';
import type { Swap } from '../../domain/fitting/swap';
import type { WayOut } from '../../domain/fitting/ways-out';
import { differenceText } from './difference-text';
import { searching, useWaysOut } from './ways-out';

interface Props {
  finding: Finding;
  components: BuildComponents;
  onSwap: (swap: Swap) => void;
}

/** Up to three swaps that clear a fail. One happens only when pressed. */
export function SwapOffer({ finding, components, onSwap }: Props) {
  const search = useWaysOut(finding, components);
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
  if (search.value.length === 0) return <Hint>No single swap in the catalogue clears this.</Hint>;
  return search.value.map((way) => <Way key={way.kind} way={way} onSwap={onSwap} />);
}

function Way({ way: { kind, swap }, onSwap }: { way: WayOut; onSwap: (swap: Swap) => void }) {
  const { type, from, to, moreCents } = swap;
  const title = kind === 'cheapest' ? 'Cheapest way out' : `Keep the ${partTypeInfo(kind).label}`;
  return (
    <Box mt="2" data-no-print>
      <Text textStyle="small" mb="2" overflowWrap="anywhere">
        {from
          ? `${title}: ${partName(to)} in place of ${partName(from)}`
          : `${title}: add ${partName(to)} (${partTypeInfo(type).label})`}
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
