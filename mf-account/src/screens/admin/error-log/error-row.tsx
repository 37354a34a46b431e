import type { ErrorLog } from '@rig4u/shared/database';
import { Box, Button, ButtonLink, Card, Flex, Heading, Icon, Stack, Tag, Text } from '@rig4u/shared/ui';
import { TimeAgo } from './time-ago';
import { short, times } from '../../../domain/error-as-text';
import { Priority } from './priority';

interface Props {
  error: ErrorLog;
  now: number;
  /** The address that opens the detail. */
  detail: string;
  onResolve: (error: ErrorLog, resolved: boolean) => void;
}

const Time = ({ name, iso, now }: { name: string; iso: string; now: number }) => (
  <Flex wrap="wrap" columnGap="2">
    <Box as="dt" color="text3">
      {name}
    </Box>
    <dd>
      <TimeAgo iso={iso} now={now} />
    </dd>
  </Flex>
);

/** The id of a row's link to its detail. */
export const detailLinkId = (id: string): string => `detail-of-${id}`;

/** One error of the list. Its message is cut to three lines; the detail has all of it. */
export const ErrorRow = ({ error, now, detail, onResolve }: Props) => (
  <Card
    as="li"
    p={{ base: '4', md: '5' }}
    display="flex"
    flexDirection={{ base: 'column', md: 'row' }}
    gap="4"
    justifyContent="space-between"
  >
    <Stack gap="2" minW="0" flex="1">
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
        <Priority priority={error.priority} />
        <Tag whiteSpace="normal" lineHeight="1.35" overflowWrap="anywhere">
          {error.component}
        </Tag>
        <Tag fontVariantNumeric="tabular-nums">{times(error.occurrences)}</Tag>
        {error.resolved && <Tag on>Resolved</Tag>}
      </Flex>
      <Heading as="h3" textStyle="ui" textWrap="wrap" overflowWrap="anywhere" lineClamp={3}>
        {error.error_message}
      </Heading>
      <Flex as="dl" wrap="wrap" columnGap="5" rowGap="1" textStyle="small" color="text2">
        <Time name="First seen" iso={error.timestamp} now={now} />
        {error.occurrences > 1 && <Time name="Last seen" iso={error.last_seen} now={now} />}
      </Flex>
      <Text textStyle="small" color="text2" overflowWrap="anywhere">
        {error.browser_info.url ?? 'Page not known'}
      </Text>
    </Stack>
    <Flex gap="2" wrap="wrap" align="start" flex="none">
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
        {error.resolved ? 'Reopen' : 'Resolve'}
      </Button>
    </Flex>
  </Card>
);
