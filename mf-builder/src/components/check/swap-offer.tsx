import { partName, partTypeInfo, priceHistory, type BuildComponents, type PriceHistory } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { useStored } from '@rig4u/shared/storage';
import { Box, Button, Text } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';
import { cheapestSwap, swapTypes, type Candidates, type Swap } from '../../domain/fitting/swap';
import { withCurrentPrices } from '../../domain/prices';

interface Props {
  rule: string;
  components: BuildComponents;
  onSwap: (swap: Swap) => void;
}

/** The cheapest single swap that clears a fail and breaks nothing else. It happens only when pressed. */
export function SwapOffer({ rule, components, onSwap }: Props) {
  const search = useSwap(rule, components);
  if (search.status === 'loading') return <Hint>Looking for a way out...</Hint>;
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

/** The cheapest swap in the catalogue that clears a rule's finding, as it loads; undefined where there is none. It follows the build. */
function useSwap(rule: string, components: BuildComponents): Loaded<Swap | undefined> {
  const history = useStored(priceHistory).value.parts;
  const candidates = useLoaded(rule, loadCandidates);
  return useMemo(
    () =>
      candidates.status === 'ready'
        ? { status: 'ready', value: cheapestSwap(components, rule, priced(candidates.value, history)) }
        : candidates,
    [candidates, components, history, rule],
  );
}

/** The catalogue's parts of every type that a swap for this rule may come from. */
async function loadCandidates(rule: string): Promise<Candidates> {
  const types = swapTypes(rule);
  const lists = await Promise.all(
    types.map(async (type): Promise<[CatalogueType, readonly Part[]]> => [type, await builtIn.load(type)]),
  );
  return Object.fromEntries(lists);
}

const priced = (candidates: Candidates, history: PriceHistory): Candidates =>
  Object.fromEntries(
    Object.entries(candidates).map(([type, parts]) => [type, withCurrentPrices(parts ?? [], history)]),
  );
