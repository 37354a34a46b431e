import { Card, Column, Columns, Row, Skeleton, VisuallyHidden } from '@rig4u/shared/ui';

const cards = ['recommended', 'computed'] as const;

/** The place of the result while the catalogue loads; `first` where no steps stand above it. */
export const ResultSkeleton = ({ first }: { first: boolean }) => (
  <Columns role="status" mt={first ? undefined : '10'}>
    <VisuallyHidden>Loading builds...</VisuallyHidden>
    {cards.map((card) => (
      <Card key={card} pad="md">
        <Column space="xl">
          <Row>
            <Skeleton shape="title" w="full" />
          </Row>
          <Skeleton shape="control" />
          <Skeleton shape="cell" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="control" />
        </Column>
      </Card>
    ))}
  </Columns>
);
