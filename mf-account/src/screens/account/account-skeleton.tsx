import { hasStoredSession } from '@rig4u/shared/auth';
import { Card, Column, LiveRegion, Skeleton } from '@rig4u/shared/ui';
import { renderedAhead } from '../../components/rendered-ahead';
import { SplitCard } from '../../components/sign-in/split-card';

const SignInShape = () => (
  <SplitCard
    picture={
      <>
        <Skeleton shape="row" />
        <Skeleton hideBelow="lg" shape="card" />
        <Skeleton shape="line" />
      </>
    }
    form={
      <>
        <Skeleton shape="control" />
        <Skeleton shape="line" />
        <Skeleton shape="control" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="row" />
      </>
    }
  />
);

const AccountShape = () => (
  <Card pad="lg">
    <Column space="xl">
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="row" />
      <Skeleton shape="card" />
    </Column>
  </Card>
);

/** The outline of the account or of the sign-in view, whichever is likely, until it is known who is signed in. */
export const AccountSkeleton = () => (
  <>
    <LiveRegion>Loading your account...</LiveRegion>
    {renderedAhead ? <Skeleton shape="screen" /> : hasStoredSession() ? <AccountShape /> : <SignInShape />}
  </>
);
