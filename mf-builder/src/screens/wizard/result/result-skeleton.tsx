import { Card, Column, Sheet, Skeleton, VisuallyHidden } from '@rig4u/shared/ui';

/** The place of the result while the catalogue loads; `first` where no steps stand above it. */
export const ResultSkeleton = ({ first }: { first: boolean }) => (
  <Card role="status" mt={first ? undefined : '10'} portrait>
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
