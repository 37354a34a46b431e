import { Card, Column, Skeleton, Text } from '@rig4u/shared/ui';
import { PurchaseLayout } from './purchase-layout';

/** The outline of the page while the accessories load. */
export const Loading = () => (
  <PurchaseLayout
    status={
      <Text role="status" tone="quiet">
        Loading purchase details...
      </Text>
    }
  >
    <Card pad="md">
      <Column>
        <Skeleton shape="line" />
        <Skeleton shape="card" />
      </Column>
    </Card>
    <Card pad="md">
      <Column>
        <Skeleton shape="line" />
        <Skeleton shape="block" />
        <Skeleton shape="control" />
      </Column>
    </Card>
  </PurchaseLayout>
);
