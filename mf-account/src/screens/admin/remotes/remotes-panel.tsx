import {
  Alert,
  Box,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  Heading,
  Icon,
  LiveRegion,
  Skeleton,
} from '@rig4u/shared/ui';
import { Fact, Facts } from '../facts';
import { RemoteFailures, type RemoteFailure } from './remote-failures';
import { RemoteCard } from './remote-card';
import { useRegistry } from './use-registry';

const columns = 'repeat(auto-fill, minmax(min(460px, 100%), 1fr))';

const Outline = () => (
  <>
    <LiveRegion>Loading the remotes...</LiveRegion>
    <Grid gap="4" gridTemplateColumns={columns}>
      <Skeleton h="240px" />
      <Skeleton h="240px" />
    </Grid>
  </>
);

/** The releases that visitors get now, according to the registry. */
export function RemotesPanel({ failures }: { failures: readonly RemoteFailure[] }) {
  const { registry, failure, busy, round, refresh } = useRegistry();
  const remotes = Object.entries(registry?.remotes ?? {});
  const unlisted = failures.filter(({ remote }) => !registry?.remotes[remote]);
  return (
    <Box as="section" aria-label="Remotes now live" aria-busy={busy}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="4">
        <Heading as="h2">Remotes now live</Heading>
        <Button variant="outline" loading={busy} onClick={refresh}>
          {!busy && <Icon name="refresh" />}
          Refresh
        </Button>
      </Flex>
      {!registry &&
        (failure === undefined ? (
          <Outline />
        ) : (
          <Card>{<ErrorState title="The registry could not be read" message={failure} onRetry={refresh} />}</Card>
        ))}
      {registry && (
        <>
          {failure !== undefined && (
            <Alert mb="4">The registry could not be read again. You see what was read before. {failure}</Alert>
          )}
          <Card p={{ base: '4', md: '6' }} mb="4">
            <Facts>
              <Fact name="Host version">{registry.host.version}</Fact>
              <Fact name="Host before">{registry.host.lastGood ?? 'None'}</Fact>
              <Fact name="Registry revision">{registry.revision}</Fact>
            </Facts>
          </Card>
          {unlisted.length > 0 && (
            <Box mb="4">
              <RemoteFailures failures={unlisted} />
            </Box>
          )}
          {remotes.length === 0 && (
            <Card>
              <EmptyState art="motherboard" title="No remote is live: promote a release first." />
            </Card>
          )}
          <Grid as="ul" role="list" gap="4" gridTemplateColumns={columns}>
            {remotes.map(([name, remote]) => (
              <RemoteCard
                key={name}
                name={name}
                remote={remote}
                failures={failures.filter((one) => one.remote === name)}
                round={round}
              />
            ))}
          </Grid>
        </>
      )}
    </Box>
  );
}
