import { LiveRegion, Skeleton } from '@rig4u/shared/ui';
import { SplitCard } from './split-card';

/** Holds the place of the sign-in view until it is known who is there. */
export const AccountSkeleton = () => (
  <>
    <LiveRegion>Loading your account...</LiveRegion>
    <SplitCard
      picture={
        <>
          <Skeleton h={{ base: '84px', lg: '64px' }} />
          <Skeleton h="250px" hideBelow="lg" />
          <Skeleton h={{ base: '40px', lg: '20px' }} />
        </>
      }
      form={
        <>
          <Skeleton h="52px" />
          <Skeleton h="20px" />
          <Skeleton h="50px" />
          <Skeleton h="71px" mt="6" />
          <Skeleton h="71px" />
          <Skeleton h="52px" />
          <Skeleton h="68px" />
        </>
      }
    />
  </>
);
