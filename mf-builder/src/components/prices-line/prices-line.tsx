import { estimatedLines, pricesLine, soldLine, type BuildComponents } from '@rig4u/shared/builds';
import { patiently } from '@rig4u/shared/lazy';
import { Column, Disclosure, Hint, Skeleton } from '@rig4u/shared/ui';
import { useToday } from '../../state/today';
import { WhenLoaded } from '../when-loaded';

interface Props {
  components: BuildComponents;
  /** The build's name, where a screen shows two. */
  of?: string | undefined;
}

const load = () => patiently(() => import(/* webpackChunkName: "which-prices" */ './which-prices'));

/**
 * Of when the prices of a total are and what was raised, in one line; where something was, on a press, by which changes and whose. Below it
 * what is sold no more. Nothing where there is nothing to say.
 */
export function PricesLine({ components, of }: Props) {
  const line = pricesLine(components, useToday());
  const sold = soldLine(components);
  if (line === undefined && sold === undefined) return null;
  return (
    <Column as="section" aria-label={of ? `Prices of ${of}` : 'Prices of this build'} space="sm">
      {line && <Hint>{line}</Hint>}
      {sold && <Hint>{sold}</Hint>}
      {estimatedLines(components).length > 0 && (
        <Disclosure label="Which prices changed">
          <WhenLoaded what="What changed in price" load={load} waiting={<Skeleton h="4.5rem" />}>
            {({ WhichPrices }) => <WhichPrices components={components} />}
          </WhenLoaded>
        </Disclosure>
      )}
    </Column>
  );
}
