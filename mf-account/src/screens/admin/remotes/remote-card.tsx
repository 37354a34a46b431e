import type { PageRegistry } from '@rig4u/shared/contracts';
import { Alert, Card, Column, Fact, Facts, Heading, Row, Tag } from '@rig4u/shared/ui';
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
  <Card as="li" pad="md">
    <Column>
      <Heading as="h3">{name}</Heading>
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
        <Fact name="Paths" strong>
          {remote.paths.length === 0 ? (
            'None'
          ) : (
            <Row as="span" space="sm">
              {remote.paths.map((path) => (
                <Tag key={path} long>
                  {path}
                </Tag>
              ))}
            </Row>
          )}
        </Fact>
      </Facts>
      {failures.length > 0 && <RemoteFailures failures={failures} />}
    </Column>
  </Card>
);
