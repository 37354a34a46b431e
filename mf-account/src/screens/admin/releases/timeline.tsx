import { Timeline as Moments } from '@rig4u/shared/charts';
import { listRevisions, type RevisionRow } from '@rig4u/shared/database';
import { Alert, Button, EmptyState, ErrorState, Hint, Section, Skeleton, Text } from '@rig4u/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { changeWords, isBad, stepsIn } from '../../../domain/releases/change-words';
import { TimeAgo } from '../time-ago';
import { useKept } from './use-kept';

const pageSize = 50;

/** What changed, newest first: when, what, who and why. `round` asks again. */
export function Timeline({ now, round }: { now: number; round: number }) {
  const [pages, setPages] = useState(1);
  // One more than is shown, to know whether there are older ones.
  const load = useCallback(() => listRevisions({ limit: pages * pageSize + 1 }), [pages]);
  const { value, failure, busy, refresh } = useKept<RevisionRow[]>(load);
  useEffect(() => {
    if (round > 0) refresh();
  }, [round, refresh]);
  const shown = value?.slice(0, pages * pageSize);
  const stepsOf = stepsIn((value ?? []).flatMap(({ changes }) => changes));
  return (
    <Section title="History" card aria-busy={busy}>
      {!shown && failure === undefined && <Skeleton shape="block" />}
      {!shown && failure !== undefined && (
        <ErrorState title="The history could not be read" message={failure} onRetry={refresh} />
      )}
      {shown && failure !== undefined && <Alert>{`The history could not be read again. ${failure}`}</Alert>}
      {shown?.length === 0 && <EmptyState title="No revision has been written to the database yet." />}
      {shown && shown.length > 0 && (
        <Moments role="list">
          {shown.map(({ epoch, revision, at, by, why, changes }) => (
            <li key={`${epoch}.${revision}`} data-tone={changes.some(isBad) ? 'bad' : undefined}>
              <TimeAgo iso={at} now={now} />
              <div>
                {changes.map((change, place) => (
                  <Text key={place} textStyle="ui">
                    {changeWords(change, stepsOf)}
                  </Text>
                ))}
                <Hint>{`${by} · revision ${revision}${why ? ` · ${why}` : ''}`}</Hint>
              </div>
            </li>
          ))}
        </Moments>
      )}
      {value && value.length > pages * pageSize && (
        <Button variant="outline" loading={busy} onClick={() => setPages(pages + 1)}>
          Show 50 older
        </Button>
      )}
    </Section>
  );
}
