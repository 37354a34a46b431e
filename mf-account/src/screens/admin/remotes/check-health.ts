/** How an address answered; `ms` is the time it took. */
export type Health =
  | { kind: 'answered'; ms: number }
  | { kind: 'status'; status: number; ms: number }
  | { kind: 'not-reachable'; ms: number };

const patienceMs = 10_000;

/** Asks for the head of a file, past every cache. Never rejects. */
export async function checkHealth(src: string): Promise<Health> {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  try {
    const { ok, status } = await fetch(src, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    return ok ? { kind: 'answered', ms: passed() } : { kind: 'status', status, ms: passed() };
  } catch {
    return { kind: 'not-reachable', ms: passed() };
  }
}
