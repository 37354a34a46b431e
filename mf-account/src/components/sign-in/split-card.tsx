import { Card, Grid, Sheet } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';

const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** A card in two halves: a picture on dotted paper, and a form. Below `lg` the picture is above the form. */
export const SplitCard = ({ picture, form }: { picture: ReactNode; form: ReactNode }) => (
  <Card display="grid" gridTemplateColumns={columns} maxW="1040px" mx="auto" overflow="hidden">
    <Sheet
      display="grid"
      alignContent="space-between"
      gap="6"
      p={{ base: '5', md: '8' }}
      borderColor="line"
      borderEndWidth={{ lg: '1px' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
    >
      {picture}
    </Sheet>
    <Grid gap="5" alignContent="start" p={{ base: '5', md: '10' }}>
      {form}
    </Grid>
  </Card>
);
