import { config } from '@rig4u/shared/config';
import { Column } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { cartContents } from '../../domain/cart-contents';
import type { Purchase } from '../../domain/purchase';
import { AccessoryGrid } from './accessory-grid';
import { BuildCard } from './build-card';
import { Checkout } from './checkout';
import { OrderSummary } from './order-summary';
import { PurchaseLayout } from './purchase-layout';
import type { ChosenAccessory } from './use-accessories';

interface Props {
  purchase: Purchase;
  chosen: readonly ChosenAccessory[];
  /** How many of the chosen accessories are not in the catalogue. */
  unknown: number;
}

/** The page once everything has loaded. */
export function PurchaseView({ purchase, chosen, unknown }: Props) {
  const { components } = purchase;
  const contents = useMemo(
    () =>
      cartContents(
        components,
        chosen.map(({ accessory }) => accessory),
      ),
    [components, chosen],
  );
  return (
    <PurchaseLayout>
      <Column space="xl">
        <BuildCard purchase={purchase} />
        <AccessoryGrid chosen={chosen} unknown={unknown} />
      </Column>
      <OrderSummary components={components} chosen={chosen}>
        <Checkout retailer={config().retailer} contents={contents} />
      </OrderSummary>
    </PurchaseLayout>
  );
}
