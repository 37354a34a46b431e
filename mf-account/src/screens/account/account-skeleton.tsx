import { hasStoredSession } from '@rig4u/shared/auth';
import { Card, Flex, Grid, LiveRegion, Skeleton } from '@rig4u/shared/ui';
import { SplitCard } from '../../components/sign-in/split-card';

const SignInShape = () => (
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
        <Skeleton h="36px" />
        <Skeleton h="68px" />
      </>
    }
  />
);

const AccountShape = () => (
  <Card maxW="800px" mx="auto" p={{ base: '4', md: '8' }}>
    <Flex justify="space-between" gap="4" mb="6">
      <Skeleton w="150px" h="44px" />
      <Skeleton w="124px" h="44px" />
    </Flex>
    <Grid gap="6">
      <Skeleton h="50px" />
      <Skeleton h="72px" maxW="280px" />
      <Skeleton h="240px" />
    </Grid>
  </Card>
);

/** The outline of the account or of the sign-in view, whichever is likely, until it is known who is signed in. */
export const AccountSkeleton = () => (
  <>
    <LiveRegion>Loading your account...</LiveRegion>
    {hasStoredSession() ? <AccountShape /> : <SignInShape />}
  </>
);
