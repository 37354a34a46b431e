import { knownRules, summaryWords, verdictOf } from '@rig4u/shared/builds';
import { config } from '@rig4u/shared/config';
import { useStored } from '@rig4u/shared/storage';
import { Column } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { cartContents } from '../../domain/cart-contents';
import type { Purchase } from '../../domain/purchase';
import { AccessoryGrid } from './accessory-grid';
import { BuildCard } from './build-card';
import { BuildVerdict } from './build-verdict';
import { CartList } from './cart-list';
import { Checkout } from './checkout';
import { OrderSummary } from './order-summary';
import { PurchaseLayout } from './purchase-layout';
import type { ChosenAccessory } from './use-accessories';

interface Props {
  purchase: Purchase;
  chosen: readonly ChosenAccessory[];
  /** How many of the chosen accessories are not in the catalogue. */
  unknown: number;
  /** Says of when the accessories' prices are on a day. */
  pricesLine: (today: Date) => string;
}

/** The page once everything has loaded. */
export function PurchaseView({ purchase, chosen, unknown, pricesLine }: Props) {
  const { components } = purchase;
  const contents = useMemo(
    () =>
      cartContents(
        components,
        chosen.map(({ accessory }) => accessory),
      ),
    [components, chosen],
  );
  const { retailer } = config();
  const { edition } = useStored(knownRules).value;
  const summary = useMemo(() => verdictOf(purchase, edition), [purchase, edition]);
  return (
    <PurchaseLayout>
      <Column space="xl">
        <BuildCard purchase={purchase} />
        <AccessoryGrid chosen={chosen} unknown={unknown} />
      </Column>
      <Column space="xl">
        <OrderSummary components={components} chosen={chosen} accessoryPricesLine={pricesLine}>
          <BuildVerdict purchase={purchase} summary={summary} />
          <Checkout retailer={retailer} contents={contents} quiet={summaryWords(summary).kind === 'fail'} />
        </OrderSummary>
        <CartList retailer={retailer.name} items={contents.items} />
      </Column>
    </PurchaseLayout>
  );
}
