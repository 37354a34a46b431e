import { Button, Chip, Column, Heading, Icon, Row } from '@rig4u/shared/ui';
import type { AddressControl } from '../use-admin-address';
import { filters } from '../../../domain/error-log-filter';
import { ErrorDialog } from './error-dialog';
import { ErrorList } from './error-list';
import { useNow } from '../time-ago';
import { useErrorLog } from './use-error-log';

/** The error log under the filter that the address names. Another filter starts a new list. */
export const ErrorLogPanel = ({ control }: { control: AddressControl }) => (
  <Filtered key={control.address.show} control={control} />
);

function Filtered({ control: { address, linkTo, go } }: { control: AddressControl }) {
  const log = useErrorLog(address.show);
  const now = useNow();
  return (
    <Column as="section" aria-label="Error log" aria-busy={log.busy !== undefined}>
      <Row>
        <Heading as="h2">Error log</Heading>
        <Row role="group" aria-label="Show" space="sm">
          {filters.map(({ value, label }) => (
            <Chip key={value} on={value === address.show} onClick={() => go({ show: value, error: undefined })}>
              {label}
            </Chip>
          ))}
        </Row>
        <Button variant="outline" ms={{ md: 'auto' }} loading={log.busy === 'list'} onClick={log.refresh}>
          {log.busy !== 'list' && <Icon name="refresh" />}
          <span>Refresh</span>
        </Button>
      </Row>
      <ErrorList log={log} show={address.show} now={now} detailOf={(id) => linkTo({ error: id })} />
      <ErrorDialog id={address.error} log={log} now={now} onClose={() => go({ error: undefined })} />
    </Column>
  );
}
