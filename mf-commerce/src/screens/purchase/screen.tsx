import { useLocation, usePageMeta } from '@rig4u/shared/routing';
import { useMemo } from 'react';
import { failed, readPurchase, type Purchase } from '../../domain/purchase';
import { Loading } from './loading';
import { PurchaseView } from './purchase-view';
import { UnableToLoad } from './unable-to-load';
import { useAccessories } from './use-accessories';

/** `/purchase`: the build that another screen handed over in navigation state, and the way to the retailer's cart. */
export function Component() {
  const { state }: { state: unknown } = useLocation();
  usePageMeta({
    title: 'Purchase',
    description: 'Check your PC build and its accessories, and take them to the cart of the retailer.',
  });
  const read = useMemo(() => readPurchase(state), [state]);
  return read.ok ? <Loaded purchase={read.purchase} /> : <UnableToLoad message={read.message} />;
}

function Loaded({ purchase }: { purchase: Purchase }) {
  const accessories = useAccessories(purchase.accessoryIds);
  if (accessories.status === 'loading') return <Loading />;
  if (accessories.status === 'failed') return <UnableToLoad message={failed} onRetry={accessories.retry} />;
  return <PurchaseView purchase={purchase} {...accessories} />;
}
