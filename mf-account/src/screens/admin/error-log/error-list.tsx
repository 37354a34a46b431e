import {
  Alert,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Flex,
  LiveRegion,
  Sheet,
  Skeleton,
  Stack,
  Text,
} from '@rig4u/shared/ui';
import { noneText, type Filter } from '../../../domain/error-log-filter';
import { ErrorRow } from './error-row';
import type { ErrorLogList } from './use-error-log';

interface Props {
  log: ErrorLogList;
  show: Filter;
  now: number;
  /** The address of an error's detail. */
  detailOf: (id: string) => string;
}

const Outline = () => (
  <>
    <LiveRegion>Loading errors...</LiveRegion>
    <Stack gap="3">
      <Skeleton h="150px" />
      <Skeleton h="150px" />
      <Skeleton h="150px" />
    </Stack>
  </>
);

/** The list of errors, or its outline, emptiness or failure; under it how many are shown, and 'Load more'. */
export function ErrorList({ log, show, now, detailOf }: Props) {
  const { list, failure, more, busy } = log;
  if (!list)
    return failure === undefined || busy === 'list' ? (
      <Outline />
    ) : (
      <Card>
        <ErrorState title="The errors could not be loaded" message={failure} onRetry={log.refresh} />
      </Card>
    );
  return (
    <>
      {failure !== undefined && (
        <Alert mb="4">The log could not be loaded again. You see what was loaded before. {failure}</Alert>
      )}
      {list.length === 0 ? (
        <Card overflow="hidden">
          <Sheet display="grid" alignContent="center" minH="290px">
            <EmptyState art="monitor" title={noneText(show)} />
          </Sheet>
        </Card>
      ) : (
        <Stack as="ul" role="list" gap="3">
          {list.map((error) => (
            <ErrorRow key={error.id} error={error} now={now} detail={detailOf(error.id)} onResolve={log.setResolved} />
          ))}
        </Stack>
      )}
      <Flex direction="column" align="center" gap="3" mt="4">
        <Text role="status" textStyle="small" color="text2" fontVariantNumeric="tabular-nums">
          {list.length > 0 &&
            `${list.length} ${list.length === 1 ? 'error' : 'errors'} shown${more ? ', older ones follow' : ', these are all'}`}
        </Text>
        {more && (
          <Button variant="outline" loading={busy === 'more'} onClick={log.loadMore}>
            Load more
          </Button>
        )}
      </Flex>
    </>
  );
}
