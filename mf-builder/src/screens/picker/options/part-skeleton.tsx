import { Box, Card, Flex, Grid, Skeleton } from '@rig4u/shared/ui';

/** Holds the place of a part card, in its size. */
export function PartSkeleton() {
  return (
    <Card
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="116px minmax(0, 1fr)"
      flexDirection="column"
      overflow="hidden"
    >
      <Box ps={{ base: '3', md: '6' }} pe={{ base: '0', md: '6' }} pt="3">
        <Skeleton w="208px" maxW="full" mx="auto" aspectRatio="240 / 200" />
      </Box>
      <Grid flex="1" gap="2" px={{ base: '3', md: '4' }} pt="3" pb={{ base: '3', md: '4' }}>
        <Skeleton h="16px" w="60%" />
        <Skeleton h="21px" />
        <Skeleton h="63px" />
        <Flex align="center" justify="space-between">
          <Skeleton h="22px" w="84px" />
          <Skeleton h={{ base: '44px', md: '36px' }} w="78px" />
        </Flex>
      </Grid>
    </Card>
  );
}
