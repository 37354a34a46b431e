import type { PageRegistry } from '@rig4u/shared/contracts';
import { Alert, Box, Card, Heading, Stack, Tag } from '@rig4u/shared/ui';
import { Fact, Facts } from '../facts';
import { FailureList } from './failure-list';
import { HealthVerdict } from './health-verdict';
import type { Failure } from './use-failures';

interface Props {
  name: string;
  remote: PageRegistry['remotes'][string];
  failures: readonly Failure[];
  /** Another round asks for the health anew. */
  round: number;
}

/** One remote: what visitors get of it, and whether it is there. */
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
              <HealthVerdict key={`${round}/${remote.live.entry.src}`} src={remote.live.entry.src} />
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
      {failures.length > 0 && <FailureList failures={failures} />}
    </Stack>
  </Card>
);
