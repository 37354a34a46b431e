import type { PageRegistry } from '@rig4u/shared/contracts';
import { Alert, Box, Card, Heading, Stack, Tag } from '@rig4u/shared/ui';
import { Fact, Facts } from '../facts';
import { RemoteFailures, type RemoteFailure } from './remote-failures';
import { RemoteHealth } from './remote-health';

interface Props {
  name: string;
  remote: PageRegistry['remotes'][string];
  failures: readonly RemoteFailure[];
  /** A new number checks the health again. */
  round: number;
}

/** One remote: the releases that visitors get, and whether the live one can be fetched. */
export const RemoteCard = ({ name, remote, failures, round }: Props) => (
  <Card as="li" p={{ base: '4', md: '6' }}>
    <Stack gap="4">
      <Heading as="h3" overflowWrap="anywhere">
        {name}
      </Heading>
      {'broken' in remote && <Alert>{remote.broken}</Alert>}
      <Facts>
        {'live' in remote && (
          <>
            <Fact name="Live version">{remote.live.version}</Fact>
            <Fact name="Rollout">
              {remote.rollout ? `${remote.rollout.release.version} for ${remote.rollout.percent} %` : 'None'}
            </Fact>
            <Fact name="Last good version">{remote.lastGood?.version ?? 'None'}</Fact>
            <Fact name="Health">
              <RemoteHealth key={`${round}/${remote.live.entry.src}`} src={remote.live.entry.src} />
            </Fact>
          </>
        )}
        <Fact name="Paths" wide>
          {remote.paths.length === 0 ? (
            'None'
          ) : (
            <Box as="span" display="flex" flexWrap="wrap" gap="2" mt="1">
              {remote.paths.map((path) => (
                <Tag key={path} whiteSpace="normal" lineHeight="1.35" overflowWrap="anywhere">
                  {path}
                </Tag>
              ))}
            </Box>
          )}
        </Fact>
      </Facts>
      {failures.length > 0 && <RemoteFailures failures={failures} />}
    </Stack>
  </Card>
);
