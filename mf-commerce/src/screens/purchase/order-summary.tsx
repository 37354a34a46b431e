import { pricesLine, unpricedText, type BuildComponents } from '@rig4u/shared/builds';
import { config } from '@rig4u/shared/config';
import { exactDollars, wholeDollars } from '@rig4u/shared/format';
import { Fact, Facts, Hint, Section } from '@rig4u/shared/ui';
import { useState, type ReactNode } from 'react';
import { purchaseTotals } from '../../domain/order-total';
import type { ChosenAccessory } from './use-accessories';

interface Props {
  components: BuildComponents;
  chosen: readonly ChosenAccessory[];
  /** Says of when the accessories' prices are on a day. */
  accessoryPricesLine: (today: Date) => string;
  children: ReactNode;
}

/**
 * The total line by line in whole US dollars, rounded once; what rounding each line makes of it has a line of its own. Its children
 * stand below the total: what the check said, and the way to the cart. Of when the prices are comes last.
 */
export function OrderSummary({ components, chosen, accessoryPricesLine, children }: Props) {
  const { base, total, rounding, unpriced } = purchaseTotals(
    components,
    chosen.map(({ accessory }) => accessory),
  );
  const [today] = useState(() => new Date());
  const lacking = unpricedText({ unpriced });
  const priced = pricesLine(components, today);
  return (
    <Section card title="Order Summary">
      <Facts layout="sum">
        <Fact name="Base PC Build">{wholeDollars(base)}</Fact>
        {chosen.map(({ accessory: { id, name }, price }) => (
          <Fact key={id} name={name}>
            {price}
          </Fact>
        ))}
        {lacking && <Fact name={lacking}>not in the total</Fact>}
        {rounding !== 0 && <Fact name="Rounding">{wholeDollars(rounding)}</Fact>}
        <Fact strong name="Total">
          {wholeDollars(total)}
        </Fact>
      </Facts>
      {children}
      <Hint tone="faint">{`${exactDollars(total)}, rounded to whole dollars. The prices at ${config().retailer.name} apply.`}</Hint>
      {priced && <Hint tone="faint">{priced}</Hint>}
      {chosen.length > 0 && <Hint tone="faint">{accessoryPricesLine(today)}</Hint>}
    </Section>
  );
}
