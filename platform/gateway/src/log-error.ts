import type { Handler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { GatewayEnv } from './gateway-env';
import type { LogLimits } from './log-limits';
import { readReport } from './report-body';
import { reportRow } from './report-row';
import type { WriteRow } from './report-writer';
import { secondsToWait } from './rate-limit';
import { senderOfRequest } from './sender';
import { text } from './text';

export interface ErrorLogOptions {
  limits: LogLimits;
  /** Undefined where the installation has no database: the gateway's log is the error log then. */
  write: WriteRow | undefined;
  log: (line: string) => void;
}

/**
 * Takes a page's error report: 204 when it is kept for good, else the reason. Of a refused request nothing is kept. While the database
 * is away the gateway's own log keeps the report, so that it is not lost.
 */
export function logError({ limits, write, log }: ErrorLogOptions): Handler<GatewayEnv> {
  const limiter = new RateLimiterMemory({ points: limits.perMinute, duration: 60 });
  return async (c) => {
    const request = c.req.raw;
    const sender = senderOfRequest(c, limits);
    // First of all, so that rubbish counts too.
    const wait = await secondsToWait(limiter, sender);
    if (wait > 0) return text(429, `Too many error reports. Try again in ${wait} s.`, { 'Retry-After': String(wait) });
    const body = await readReport(request);
    if (!body.ok) return text(body.status, body.reason);
    const row = reportRow(body.report, request.headers, new Date());
    const keep = (extra: object) => log(JSON.stringify({ kind: 'error-report', ...extra, ...row }));
    if (!write) {
      keep({});
      return new Response(null, { status: 204 });
    }
    try {
      await write(row);
      return new Response(null, { status: 204 });
    } catch (error) {
      keep({ unwritten: error instanceof Error ? error.message : String(error) });
      return text(503, "The error log's database cannot be reached. The gateway's own log has the report.", {
        'Retry-After': '30',
      });
    }
  };
}
