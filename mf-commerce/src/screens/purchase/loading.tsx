import { Card, Skeleton, Text } from '@rig4u/shared/ui';
import { PurchaseLayout } from './purchase-layout';

/** The outline of the page while the accessories load. */
export const Loading = () => (
  <PurchaseLayout
    status={
      <Text role="status" color="text2" mb="4">
        Loading purchase details...
      </Text>
    }
  >
    <Card display="grid" gap="4" p={{ base: '4', md: '6' }}>
      <Skeleton h="28px" w="60%" />
      <Skeleton h="280px" />
    </Card>
    <Card display="grid" gap="4" p={{ base: '4', md: '6' }}>
      <Skeleton h="28px" w="60%" />
      <Skeleton h="120px" />
      <Skeleton h="48px" />
    </Card>
  </PurchaseLayout>
);
