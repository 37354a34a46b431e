import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** 0 when the sender may go on; else how long it has to wait, in whole seconds. */
export async function secondsToWait(limiter: RateLimiterMemory, sender: string): Promise<number> {
  try {
    await limiter.consume(sender);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    throw refusal;
  }
}
