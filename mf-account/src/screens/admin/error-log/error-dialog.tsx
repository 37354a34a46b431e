import { Button, Column, EmptyState, ErrorState, LiveRegion, Skeleton } from '@rig4u/shared/ui';
import { Dialog } from '@rig4u/shared/widgets';
import { useState } from 'react';
import { ErrorDetail } from './error-detail';
import { detailLinkId } from './error-row';
import type { ErrorLogList } from './use-error-log';
import { useOpenedError, type OpenedError } from './use-opened-error';

interface Props {
  /** The id of the error to show; undefined if the dialog is closed. */
  id: string | undefined;
  log: ErrorLogList;
  now: number;
  onClose: () => void;
}

const Content = ({ opened, now, asked }: { opened: OpenedError; now: number; asked: boolean }) => {
  if (opened.status === 'ready') return <ErrorDetail error={opened.error} now={now} asked={asked} />;
  if (opened.status === 'failed')
    return <ErrorState title="The error could not be loaded" message={opened.message} onRetry={opened.retry} />;
  if (opened.status === 'missing') return <EmptyState art="storage" title="There is no such error in the log." />;
  return (
    <Column>
      <LiveRegion>Loading the error...</LiveRegion>
      <Skeleton shape="block" />
      <Skeleton shape="card" />
    </Column>
  );
};

/** The dialog with the error that the address names. */
export function ErrorDialog({ id, log, now, onClose }: Props) {
  // The dialog keeps its content while it fades out.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const opened = useOpenedError(last, log);
  const error = opened?.status === 'ready' ? opened.error : undefined;
  return (
    <Dialog
      size="lg"
      open={id !== undefined}
      onClose={onClose}
      inAddress
      title="Error"
      lastFocus={() => (last === undefined ? null : document.getElementById(detailLinkId(last)))}
      footer={
        error && (
          <Button onClick={() => log.setResolved(error, !error.resolved)}>
            {error.resolved ? 'Reopen' : 'Resolve'}
          </Button>
        )
      }
    >
      {opened && <Content opened={opened} now={now} asked={last !== undefined && log.asked.has(last)} />}
    </Dialog>
  );
}
