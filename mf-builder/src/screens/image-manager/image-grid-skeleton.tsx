import { Box, Card, Skeleton } from '@rig4u/shared/ui';
import { ImageGrid } from './image-grid';

/** Eight cards before there is anything to put into them. */
export const GridSkeleton = () => (
  <Box aria-hidden>
    <ImageGrid>
      {Array.from({ length: 8 }, (_, i) => (
        <Card as="li" key={i} p="4">
          <Skeleton aspectRatio="6 / 5" />
          <Skeleton h="20px" mt="4" maxW="80%" />
          <Skeleton h="16px" mt="2" maxW="60%" />
          <Skeleton h="44px" mt="4" />
        </Card>
      ))}
    </ImageGrid>
  </Box>
);
