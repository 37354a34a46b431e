import { Flex, LiveRegion, Skeleton } from '@rig4u/shared/ui';

/** Holds the place of the builds until it is known what there are. */
export const BuildsSkeleton = () => (
  <>
    <LiveRegion>Loading your saved builds...</LiveRegion>
    {[1, 2, 3].map((row) => (
      <Flex key={row} align="center" gap="3" py="4" borderTopWidth="1px" borderColor="line" minH="81px">
        <Skeleton flex="1" h="48px" maxW="240px" />
        <Skeleton ms="auto" w="96px" h="44px" />
      </Flex>
    ))}
  </>
);
