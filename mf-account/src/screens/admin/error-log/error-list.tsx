import { Alert, Button, Card, Column, EmptyState, ErrorState, Hint, LiveRegion, Skeleton } from '@rig4u/shared/ui';
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
    <Column space="md">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Column>
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
    <Column>
      {failure !== undefined && (
        <Alert>{`The log could not be loaded again. You see what was loaded before. ${failure}`}</Alert>
      )}
      {list.length === 0 ? (
        <EmptyState framed art="monitor" title={noneText(show)} />
      ) : (
        <Column as="ul" role="list" space="md">
          {list.map((error) => (
            <ErrorRow
              key={error.id}
              error={error}
              now={now}
              detail={detailOf(error.id)}
              asked={log.asked.has(error.id)}
              onResolve={log.setResolved}
            />
          ))}
        </Column>
      )}
      <Column space="md" alignItems="center">
        <Hint role="status">
          {list.length > 0 &&
            `${list.length} ${list.length === 1 ? 'error' : 'errors'} shown${more ? ', older ones follow' : ', these are all'}`}
        </Hint>
        {more && (
          <Button variant="outline" loading={busy === 'more'} onClick={log.loadMore}>
            Load more
          </Button>
        )}
      </Column>
    </Column>
  );
}
