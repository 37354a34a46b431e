import { priceHistory } from '@rig4u/shared/builds';
import { checkConnection } from '@rig4u/shared/lazy';
import { paths, usePageMeta } from '@rig4u/shared/routing';
import { useStored } from '@rig4u/shared/storage';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  LiveRegion,
  PageHead,
  Skeleton,
  Span,
  Text,
} from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { useNamedParts } from '../../state/catalogue-parts';
import { withCurrentPrices } from '../../domain/prices';
import { decodeBuild, emptyLink, type SharedLine } from '../../domain/link/read-link';
import { resolveLines } from '../../domain/link/parts-of-link';
import { SharedCard } from './shared-card';

/** The build of a link, to be read and taken over. `hash` is the `#b=…` of the address. */
export function SharedBuild({ hash }: { hash: string }) {
  const decoded = useMemo(() => decodeBuild(hash), [hash]);
  usePageMeta({
    title: 'Shared build',
    description: 'A PC build that was shared by link: its parts, prices and total.',
  });
  return (
    <Container wide>
      <PageHead back={paths.home} backLabel="Back to home" title="Shared build" />
      {!decoded.ok ? (
        <Refused message={decoded.message} />
      ) : decoded.lines.length === 0 ? (
        <Refused message={emptyLink} />
      ) : (
        <Resolved lines={decoded.lines} />
      )}
    </Container>
  );
}

function Resolved({ lines }: { lines: readonly SharedLine[] }) {
  const loaded = useNamedParts(lines.map(({ id }) => id));
  const history = useStored(priceHistory).value.parts;
  const resolved = useMemo(
    () =>
      loaded.status === 'ready'
        ? resolveLines(lines, (type) => withCurrentPrices(loaded.value(type), history))
        : undefined,
    [loaded, lines, history],
  );
  if (loaded.status === 'failed') {
    return (
      <ErrorState
        framed
        title="Failed to load components"
        message={`The parts of this build did not arrive. ${checkConnection}`}
        onRetry={loaded.retry}
      />
    );
  }
  if (!resolved) {
    return (
      <>
        <LiveRegion>Loading components...</LiveRegion>
        <Skeleton shape="screen" />
      </>
    );
  }
  return resolved.ok ? <SharedCard components={resolved.components} /> : <Refused message={resolved.message} />;
}

const Refused = ({ message }: { message: string }) => (
  <EmptyState framed art="case" title={<Span textStyle="h3">This link cannot be opened</Span>}>
    <Text role="alert" color="text2" maxW="56ch">
      {message}
    </Text>
    <ButtonLink to={paths.picker}>Create New Build</ButtonLink>
  </EmptyState>
);
