import { useLoaded } from '@rig4u/shared/lazy';
import { Verdict } from '@rig4u/shared/ui';

/** How an address answered, after `ms` milliseconds. */
type Health =
  | { kind: 'answered'; ms: number }
  | { kind: 'status'; status: number; ms: number }
  | { kind: 'not-reachable'; ms: number };

const timeoutMs = 10_000;

/** Sends a HEAD request past every cache. Never rejects. */
async function checkHealth(src: string): Promise<Health> {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  try {
    const { ok, status } = await fetch(src, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok ? { kind: 'answered', ms: passed() } : { kind: 'status', status, ms: passed() };
  } catch {
    return { kind: 'not-reachable', ms: passed() };
  }
}

const words = (health: Health): string => {
  if (health.kind === 'answered') return `Answered in ${health.ms} ms`;
  return health.kind === 'status'
    ? `Status ${health.status} after ${health.ms} ms`
    : `Not reachable after ${health.ms} ms`;
};

/** Whether a file can be fetched now. Mount it again to ask again. */
export function RemoteHealth({ src }: { src: string }) {
  const health = useLoaded(src, checkHealth);
  if (health.status !== 'ready') return <Verdict kind="unknown">Checking...</Verdict>;
  return <Verdict kind={health.value.kind === 'answered' ? 'pass' : 'fail'}>{words(health.value)}</Verdict>;
}
