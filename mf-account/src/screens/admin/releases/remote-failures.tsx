import type { RigEvents } from '@rig4u/shared/contracts';
import { on } from '@rig4u/shared/events';
import { Alert, Bullets, Text } from '@rig4u/shared/ui';
import { useEffect, useState } from 'react';

export type RemoteFailure = RigEvents['remote-failed'] & { key: number };

/** The failed loads of remotes in this tab since the page opened, newest first. */
export function useRemoteFailures(): readonly RemoteFailure[] {
  const [failures, setFailures] = useState<readonly RemoteFailure[]>([]);
  useEffect(
    () => on('remote-failed', (detail) => setFailures((past) => [{ ...detail, key: past.length }, ...past])),
    [],
  );
  return failures;
}

const shown = { 'last-good': 'the last good version', panel: 'the error panel' } as const;

/** Which remotes failed in this tab, and what the visitor saw instead. */
export const RemoteFailures = ({ failures }: { failures: readonly RemoteFailure[] }) => (
  <Alert kind="warning">
    <Text>In this tab, since the page opened:</Text>
    <Bullets>
      {failures.map(({ key, remote, version, fallback, message }) => (
        <li key={key}>{`${remote} ${version} failed, ${shown[fallback]} was shown. ${message}`}</li>
      ))}
    </Bullets>
  </Alert>
);
