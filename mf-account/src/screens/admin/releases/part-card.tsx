import type { NamedRelease } from '@rig4u/shared/contracts';
import { Figures } from '@rig4u/shared/charts';
import { Alert, Card, Column, Fact, Heading, Hint, Row, Span } from '@rig4u/shared/ui';
import { commandsOf } from '../../../domain/releases/commands';
import { counted, percentText } from '../../../domain/releases/figure-words';
import { noticesOf } from '../../../domain/releases/notices';
import type { PartView } from '../../../domain/releases/part-view';
import { TimeAgo } from '../time-ago';
import { CopyCommand } from './copy-command';
import { Needs } from './needs';
import { Failures, LoadTimes, Shares } from './part-bars';
import { PartDetails } from './part-details';
import { RemoteFailures, type RemoteFailure } from './remote-failures';

interface Props {
  view: PartView;
  hostVersion: string;
  releases: readonly NamedRelease[];
  failures: readonly RemoteFailure[];
  now: number;
  /** A new number asks for health and needs again. */
  round: number;
}

/** One part: who gets which release, how it does, who put it there, and what can be done. What is wrong comes first. */
export const PartCard = ({ view, hostVersion, releases, failures, now, round }: Props) => {
  const { name, live, tried, broken, state, loads, since } = view;
  const commands = commandsOf(view);
  const put = state?.rollout ?? state?.put;
  return (
    <Card as="li" pad="md">
      <Column>
        <Row align="baseline">
          <Heading as="h3">{name}</Heading>
          <Hint as="span">
            {tried ? `live ${live.version} · trying ${tried.version}` : live.version && `live ${live.version}`}
          </Hint>
        </Row>
        {broken && <Alert>{broken}</Alert>}
        {noticesOf(view).map(({ kind, text, hold }) => (
          <Alert key={text} kind={kind} role="note">
            <span>{text}</span>
            {hold && (
              <Hint>
                <span>{`By ${hold.by}, `}</span>
                <TimeAgo iso={hold.at} now={now} />
              </Hint>
            )}
          </Alert>
        ))}
        {!broken && (
          <>
            <Figures>
              <Fact name="Visitors">
                <Shares view={view} />
              </Fact>
              <Fact name="Load time, p75">
                <LoadTimes view={view} />
              </Fact>
              <Fact name={view.limit === undefined ? 'Failures' : `Failures, limit ${percentText(view.limit)}`}>
                <Failures view={view} />
              </Fact>
              {name !== 'host' && (
                <Fact name={`Needs, of host ${hostVersion}`}>
                  <Column>
                    {releases.map((release) => (
                      <Needs key={`${round} ${release[0]}`} part={name} release={release} hostVersion={hostVersion} />
                    ))}
                  </Column>
                </Fact>
              )}
            </Figures>
            {state?.rollout && (
              <Hint>
                Figures since this step began, <TimeAgo iso={new Date(since).toISOString()} now={now} />
              </Hint>
            )}
          </>
        )}
        {failures.length > 0 && <RemoteFailures failures={failures} />}
        {commands.length > 0 && (
          <Row space="sm">
            {commands.map((command) => (
              <CopyCommand key={command.text} {...command} />
            ))}
          </Row>
        )}
        <Hint>
          {put && (
            <>
              <span>{`${state?.rollout ? 'Rolled out' : 'Put live'} by ${put.by}, `}</span>
              <TimeAgo iso={put.at} now={now} />
              {put.why && <Span>{`: ${put.why}`}</Span>}
              {loads !== undefined && <span>{' · '}</span>}
            </>
          )}
          {loads !== undefined && <span>{loads === 0 ? 'No loads yet' : `${counted(loads, 'load')} in 24 h`}</span>}
        </Hint>
        {!broken && <PartDetails view={view} releases={releases} round={round} />}
      </Column>
    </Card>
  );
};
