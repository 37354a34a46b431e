import { Card, Column, Hint, Row, Skeleton, Text } from '@rig4u/shared/ui';

/** The place of the computed build while it is computed. `done` is from 0 to 1. */
export const ComputedSkeleton = ({ done }: { done: number }) => (
  <Card pad="md" aria-busy="true">
    <Column space="xl">
      <Row apart>
        <Text textStyle="label" tone="accent">
          Computed for your budget
        </Text>
        <Hint tone="faint" aria-hidden="true">
          {`Looking through the catalogue: ${Math.round(done * 100)} %`}
        </Hint>
      </Row>
      <Skeleton shape="title" />
      <Skeleton shape="row" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="control" />
    </Column>
  </Card>
);

/** The place of what is below both builds. */
export const SectionsSkeleton = () => (
  <>
    <Skeleton shape="row" />
    <Skeleton shape="card" />
    <Skeleton shape="screen" />
  </>
);
