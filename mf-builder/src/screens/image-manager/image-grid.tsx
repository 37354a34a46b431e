import { Box, Card, Grid, Skeleton } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';

/** The grid that cards and their outlines stand in. */
export const ImageGrid = ({ children }: { children: ReactNode }) => (
  <Grid
    as="ul"
    role="list"
    gap={{ base: '4', md: '6' }}
    gridTemplateColumns="repeat(auto-fill, minmax(min(220px, 100%), 1fr))"
  >
    {children}
  </Grid>
);

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
