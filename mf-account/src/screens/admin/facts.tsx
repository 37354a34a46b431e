import { Box, Grid } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';

/** A list of names and what stands for them; two columns where there is room. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Grid as="dl" gapX="6" gapY="3" gridTemplateColumns="repeat(auto-fill, minmax(min(220px, 100%), 1fr))">
    {children}
  </Grid>
);

/** One name and what stands for it; `wide` takes the whole row. */
export const Fact = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <Box minW="0" {...(wide && { gridColumn: '1 / -1' })}>
    <Box as="dt" textStyle="small" color="text3">
      {name}
    </Box>
    <Box as="dd" textStyle="ui" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
      {children}
    </Box>
  </Box>
);
