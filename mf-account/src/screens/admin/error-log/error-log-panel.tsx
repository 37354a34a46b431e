import { Box, Button, Chip, Flex, Heading, Icon } from '@rig4u/shared/ui';
import type { AddressControl } from '../use-admin-address';
import { filters } from '../../../domain/error-log-filter';
import { ErrorDialog } from './error-dialog';
import { ErrorList } from './error-list';
import { useNow } from './time-ago';
import { useErrorLog } from './use-error-log';

/** The error log under the filter that the address names. Another filter starts a new list. */
export const ErrorLogPanel = ({ control }: { control: AddressControl }) => (
  <Filtered key={control.address.show} control={control} />
);

function Filtered({ control: { address, linkTo, go } }: { control: AddressControl }) {
  const log = useErrorLog(address.show);
  const now = useNow();
  return (
    <Box as="section" aria-label="Error log" aria-busy={log.busy !== undefined}>
      <Flex wrap="wrap" align="center" gap="3" mb="4">
        <Heading as="h2" me="2">
          Error log
        </Heading>
        <Flex role="group" aria-label="Show" wrap="wrap" gap="2">
          {filters.map(({ value, label }) => (
            <Chip key={value} on={value === address.show} onClick={() => go({ show: value, error: undefined })}>
              {label}
            </Chip>
          ))}
        </Flex>
        <Button variant="outline" ms={{ md: 'auto' }} loading={log.busy === 'list'} onClick={log.refresh}>
          {log.busy !== 'list' && <Icon name="refresh" />}
          Refresh
        </Button>
      </Flex>
      <ErrorList log={log} show={address.show} now={now} detailOf={(id) => linkTo({ error: id })} />
      <ErrorDialog id={address.error} log={log} now={now} onClose={() => go({ error: undefined })} />
    </Box>
  );
}
