import { Card, Column, Sheet, Skeleton, VisuallyHidden } from '@rig4u/shared/ui';

/** The place of the result while the catalogue loads. */
export const ResultSkeleton = () => (
  <Card role="status" mt="10" portrait>
    <Sheet>
      <VisuallyHidden>Loading builds...</VisuallyHidden>
      <Skeleton shape="picture" bg="transparent" />
    </Sheet>
    <Column space="xl">
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="control" />
    </Column>
  </Card>
);
