import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Container, LiveRegion, PageHead, Skeleton } from '@rig4u/shared/ui';
import { LinkRefused, PartsNotLoaded } from '../../components/linked-build';
import { useLinkedBuild } from '../../state/linked-build';
import { SharedCard } from './shared-card';

/** The build of a link, to be read and taken over. `hash` is the `#b=…` of the address. */
export function SharedBuild({ hash }: { hash: string }) {
  usePageMeta({
    title: 'Shared build',
    description: 'A PC build that was shared by link: its parts, prices and total.',
  });
  return (
    <Container wide>
      <PageHead back={paths.home} backLabel="Back to home" title="Shared build" />
      <Linked hash={hash} />
    </Container>
  );
}

function Linked({ hash }: { hash: string }) {
  const build = useLinkedBuild(hash);
  if (build.status === 'refused') return <LinkRefused message={build.message} />;
  if (build.status === 'failed') return <PartsNotLoaded onRetry={build.retry} />;
  if (build.status === 'ready') return <SharedCard components={build.components} />;
  return (
    <>
      <LiveRegion>Loading components...</LiveRegion>
      <Skeleton shape="screen" />
    </>
  );
}
