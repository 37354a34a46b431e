import { Box, Button, Chip, Flex, Heading, Icon } from '@rig4u/shared/ui';
import { useNow } from '../use-now';
import type { ViewControl } from '../use-view';
import { filters } from '../../../domain/error-log-filter';
import { DetailDialog } from './error-dialog';
import { ErrorList } from './error-list';
import { useErrorLog } from './use-error-log';

/** The error log of the filter that the address names. */
export const ErrorLogPanel = ({ control }: { control: ViewControl }) => (
  <Filtered key={control.view.show} control={control} />
);

function Filtered({ control: { view, linkTo, go } }: { control: ViewControl }) {
  const log = useErrorLog(view.show);
  const now = useNow();
  return (
    <Box as="section" aria-label="Error log" aria-busy={log.busy !== undefined}>
      <Flex wrap="wrap" align="center" gap="3" mb="4">
        <Heading as="h2" me="2">
          Error log
        </Heading>
        <Flex role="group" aria-label="Show" wrap="wrap" gap="2">
          {filters.map(({ value, label }) => (
            <Chip key={value} on={value === view.show} onClick={() => go({ show: value, error: undefined })}>
              {label}
            </Chip>
          ))}
        </Flex>
        <Button variant="outline" ms={{ md: 'auto' }} loading={log.busy === 'list'} onClick={log.refresh}>
          {log.busy !== 'list' && <Icon name="refresh" />}
          Refresh
        </Button>
      </Flex>
      <ErrorList log={log} show={view.show} now={now} detailOf={(id) => linkTo({ error: id })} />
      <DetailDialog id={view.error} log={log} now={now} onClose={() => go({ error: undefined })} />
    </Box>
  );
}
