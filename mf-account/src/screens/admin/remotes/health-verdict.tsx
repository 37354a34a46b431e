import { Verdict } from '@rig4u/shared/ui';
import { useEffect, useState } from 'react';
import { checkHealth, type Health } from './check-health';

const words = (health: Health): string => {
  if (health.kind === 'answered') return `Answered in ${health.ms} ms`;
  return health.kind === 'status'
    ? `Status ${health.status} after ${health.ms} ms`
    : `Not reachable after ${health.ms} ms`;
};

/** Whether a file is there now; asks anew when it is mounted anew. */
export function HealthVerdict({ src }: { src: string }) {
  const [health, setHealth] = useState<Health>();
  useEffect(() => {
    let left = false;
    void checkHealth(src).then((found) => !left && setHealth(found));
    return () => {
      left = true;
    };
  }, [src]);
  if (!health) return <Verdict kind="unknown">Checking...</Verdict>;
  return <Verdict kind={health.kind === 'answered' ? 'pass' : 'fail'}>{words(health)}</Verdict>;
}
