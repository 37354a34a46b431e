import { Grid } from '@rig4u/shared/ui';
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
