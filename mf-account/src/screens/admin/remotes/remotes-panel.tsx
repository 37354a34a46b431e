import {
  Alert,
  Button,
  Card,
  Column,
  Columns,
  EmptyState,
  ErrorState,
  Fact,
  Facts,
  Heading,
  Icon,
  LiveRegion,
  Row,
  Skeleton,
} from '@rig4u/shared/ui';
import { RemoteFailures, type RemoteFailure } from './remote-failures';
import { RemoteCard } from './remote-card';
import { useRegistry } from './use-registry';

const Outline = () => (
  <>
    <LiveRegion>Loading the remotes...</LiveRegion>
    <Columns>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Columns>
  </>
);

/** The releases that visitors get now, according to the registry. */
export function RemotesPanel({ failures }: { failures: readonly RemoteFailure[] }) {
  const { registry, failure, busy, round, refresh } = useRegistry();
  const remotes = Object.entries(registry?.remotes ?? {});
  const unlisted = failures.filter(({ remote }) => !registry?.remotes[remote]);
  return (
    <Column as="section" aria-label="Remotes now live" aria-busy={busy}>
      <Row apart>
        <Heading as="h2">Remotes now live</Heading>
        <Button variant="outline" loading={busy} onClick={refresh}>
          {!busy && <Icon name="refresh" />}
          Refresh
        </Button>
      </Row>
      {!registry &&
        (failure === undefined ? (
          <Outline />
        ) : (
          <Card>{<ErrorState title="The registry could not be read" message={failure} onRetry={refresh} />}</Card>
        ))}
      {registry && (
        <>
          {failure !== undefined && (
            <Alert>The registry could not be read again. You see what was read before. {failure}</Alert>
          )}
          <Card pad="md">
            <Facts>
              <Fact name="Host version">{registry.host.version}</Fact>
              <Fact name="Host before">{registry.host.lastGood ?? 'None'}</Fact>
              <Fact name="Registry revision">{registry.revision}</Fact>
            </Facts>
          </Card>
          {unlisted.length > 0 && <RemoteFailures failures={unlisted} />}
          {remotes.length === 0 && (
            <Card>
              <EmptyState art="motherboard" title="No remote is live: promote a release first." />
            </Card>
          )}
          <Columns as="ul" role="list">
            {remotes.map(([name, remote]) => (
              <RemoteCard
                key={name}
                name={name}
                remote={remote}
                failures={failures.filter((one) => one.remote === name)}
                round={round}
              />
            ))}
          </Columns>
        </>
      )}
    </Column>
  );
}
