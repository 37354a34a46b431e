import type { ErrorLog } from '@rig4u/shared/database';
import { Button, ButtonLink, Card, Column, Fact, Facts, Fill, Heading, Hint, Icon, Row, Tag } from '@rig4u/shared/ui';
import { TimeAgo } from '../time-ago';
import { marksOf, short, stateOf, times } from '../../../domain/error-as-text';
import { Priority } from './priority';

interface Props {
  error: ErrorLog;
  now: number;
  /** The address that opens the detail. */
  detail: string;
  /** Whether it is not known yet that the database took the last change of its state. */
  asked: boolean;
  onResolve: (error: ErrorLog, resolved: boolean) => void;
}

/** The id of a row's link to its detail. */
export const detailLinkId = (id: string): string => `detail-of-${id}`;

/** One error of the list. Its message is cut to three lines; the detail has all of it. */
export const ErrorRow = ({ error, now, detail, asked, onResolve }: Props) => (
  <Card as="li" pad="md">
    <Row space="lg" align="start">
      <Fill wraps>
        <Column space="sm">
          <Row>
            <Priority priority={error.priority} />
            <Tag long>{error.component}</Tag>
            <Tag>{times(error.occurrences)}</Tag>
            {marksOf(error).map((mark) => (
              <Tag key={mark.name}>{mark.short}</Tag>
            ))}
            {(asked || error.resolved) && <Tag on={!asked}>{stateOf(error, asked)}</Tag>}
          </Row>
          <Heading as="h3" textStyle="ui" textWrap="wrap" long="clamp">
            {error.error_message}
          </Heading>
          <Facts layout="line">
            <Fact name="First seen">
              <TimeAgo iso={error.timestamp} now={now} />
            </Fact>
            {error.occurrences > 1 && (
              <Fact name="Last seen">
                <TimeAgo iso={error.last_seen} now={now} />
              </Fact>
            )}
          </Facts>
          <Hint long="break">{error.browser_info.url ?? 'Page not known'}</Hint>
        </Column>
      </Fill>
      <Row space="sm" align="start">
        <ButtonLink
          id={detailLinkId(error.id)}
          to={detail}
          preventScrollReset
          variant="outline"
          aria-label={`Details: ${short(error.error_message)}`}
        >
          Details
        </ButtonLink>
        <Button
          variant="secondary"
          aria-label={`${error.resolved ? 'Reopen' : 'Resolve'}: ${short(error.error_message)}`}
          onClick={() => onResolve(error, !error.resolved)}
        >
          <Icon name={error.resolved ? 'undo' : 'check'} />
          <span>{error.resolved ? 'Reopen' : 'Resolve'}</span>
        </Button>
      </Row>
    </Row>
  </Card>
);
