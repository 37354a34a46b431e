import { guidePrices, type BuildComponents } from '@rig4u/shared/builds';
import { config } from '@rig4u/shared/config';
import { wholeDollars } from '@rig4u/shared/format';
import { Fact, Facts, Hint, Section } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';
import { purchaseTotals } from '../../domain/order-total';
import type { ChosenAccessory } from './use-accessories';

interface Props {
  components: BuildComponents;
  chosen: readonly ChosenAccessory[];
  children: ReactNode;
}

/** The total line by line in whole US dollars; below it, its children: the way to the cart. */
export function OrderSummary({ components, chosen, children }: Props) {
  const { base, total } = purchaseTotals(
    components,
    chosen.map(({ accessory }) => accessory),
  );
  const priced = guidePrices(components);
  const beside = chosen.find((accessory) => accessory.priced)?.priced;
  return (
    <Section card title="Order Summary">
      <Facts layout="sum">
        <Fact name="Base PC Build">{wholeDollars(base)}</Fact>
        {chosen.map(({ accessory: { id, name }, price }) => (
          <Fact key={id} name={name}>
            {price}
          </Fact>
        ))}
        <Fact strong name="Total">
          {wholeDollars(total)}
        </Fact>
      </Facts>
      {priced && <Hint tone="faint">{`The parts are at ${priced}.`}</Hint>}
      {beside && <Hint tone="faint">{`The accessories are at ${beside}.`}</Hint>}
      <Hint tone="faint">{`Amounts are rounded to whole dollars. The prices at ${config().retailer.name} apply.`}</Hint>
      {children}
    </Section>
  );
}
