import type { RigEvents } from '@rig4u/shared/contracts';
import { on } from '@rig4u/shared/events';
import { useEffect, useState } from 'react';

export type Failure = RigEvents['remote-failed'] & { key: number };

/** What this tab had to fall back on since the page opened, newest first. */
export function useFailures(): readonly Failure[] {
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  useEffect(
    () => on('remote-failed', (detail) => setFailures((past) => [{ ...detail, key: past.length }, ...past])),
    [],
  );
  return failures;
}
