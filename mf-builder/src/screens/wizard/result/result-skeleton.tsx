import { Card, Grid, Sheet, Skeleton, VisuallyHidden } from '@rig4u/shared/ui';

/** The place of the result while the catalogue loads. */
export const ResultSkeleton = () => (
  <Card
    role="status"
    mt="10"
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }}
    overflow="hidden"
  >
    <VisuallyHidden>Loading builds...</VisuallyHidden>
    <Sheet minH={{ base: '320px', lg: '640px' }} />
    <Grid gap="5" p={{ base: '5', md: '8' }} alignContent="start">
      <Skeleton h="56px" w="60%" />
      <Skeleton h="48px" />
      <Skeleton h="140px" />
      <Skeleton h="120px" />
      <Skeleton h="48px" w="70%" />
    </Grid>
  </Card>
);
