import { paths } from '@rig4u/shared/routing';
import { Card, Container, Grid, PageHead, Skeleton, Text } from '@rig4u/shared/ui';
import { columns } from './purchase-layout';

/** The place of the page while the accessories load. */
export const Loading = () => (
  <Container>
    <PageHead back={paths.home} backLabel="Back to Home" title="Purchase Your PC Build" />
    <Text role="status" color="text2" mb="4">
      Loading purchase details...
    </Text>
    <Grid {...columns}>
      <Card display="grid" gap="4" p={{ base: '4', md: '6' }}>
        <Skeleton h="28px" w="60%" />
        <Skeleton h="280px" />
      </Card>
      <Card display="grid" gap="4" p={{ base: '4', md: '6' }}>
        <Skeleton h="28px" w="60%" />
        <Skeleton h="120px" />
        <Skeleton h="48px" />
      </Card>
    </Grid>
  </Container>
);
