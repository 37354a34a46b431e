import { Card, CardGrid, Skeleton } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';

/** The grid of the cards and of their outlines. */
export const ImageGrid = ({ children }: { children: ReactNode }) => (
  <CardGrid role="list" layout="tiles">
    {children}
  </CardGrid>
);

/** Eight outlines of cards, while the images load. */
export const GridSkeleton = () => (
  <div aria-hidden>
    <ImageGrid>
      {Array.from({ length: 8 }, (_, i) => (
        <Card as="li" key={i} stacked pad="sm">
          <Skeleton aspectRatio="6 / 5" />
          <Skeleton shape="line" mt="4" />
          <Skeleton shape="line" mt="2" />
          <Skeleton shape="control" mt="4" />
        </Card>
      ))}
    </ImageGrid>
  </div>
);
