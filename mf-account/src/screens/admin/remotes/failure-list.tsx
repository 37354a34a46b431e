import { Alert, Box, Text } from '@rig4u/shared/ui';
import type { Failure } from './use-failures';

const got = { 'last-good': 'the last good version', panel: 'the error panel' } as const;

/** What this tab had to fall back on. */
export const FailureList = ({ failures }: { failures: readonly Failure[] }) => (
  <Alert kind="warning">
    <Text>In this tab, since the page opened:</Text>
    <Box as="ul" mt="1" ps="5" listStyleType="disc" overflowWrap="anywhere">
      {failures.map(({ key, remote, version, fallback, message }) => (
        <li key={key}>
          {remote} {version} failed, {got[fallback]} was shown. {message}
        </li>
      ))}
    </Box>
  </Alert>
);
