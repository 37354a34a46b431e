import type { Handler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { stripSecrets } from '@rig4u/shared/server';
import type { GatewayEnv } from './gateway-env';
import type { LogLimits } from './log-limits';
import { readBytes } from './body-bytes';
import { secondsToWait } from './rate-limit';
import { senderOfRequest } from './sender';
import { text } from './text';

/** Where browsers send what a page's policies refused. */
export const browserReportsPath = '/api/reports';

const shortText = v.pipe(
  v.string(),
  v.transform((value) => stripSecrets(value).slice(0, 300)),
);
const address = v.pipe(
  v.string(),
  v.transform((value) => (value.split(/[?#]/, 1)[0] ?? '').slice(0, 300)),
);
/** Of a report, what says which page broke which rule with what. The rest is not kept: it is the visitor's. */
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.pipe(
    v.array(
      v.object({
        type: shortText,
        url: v.optional(address),
        body: v.nullish(
          v.object({
            effectiveDirective: v.optional(shortText),
            blockedURL: v.nullish(address),
            destination: v.optional(shortText),
            sourceFile: v.nullish(address),
            lineNumber: v.nullish(v.number()),
            disposition: v.optional(shortText),
            reportOnly: v.optional(v.boolean()),
          }),
        ),
      }),
    ),
    v.maxLength(50),
  ),
);

const largest = 64 * 1024;
/** Lines that all senders together may write in a minute: a log must not be filled from outside. */
const linesPerMinute = 120;

/**
 * Takes the browser's own reports on refused scripts and the like, and writes them to the gateway's log. They go no further: who
 * runs the gateway fixes their cause, and an extension of the visitor's causes many of them.
 */
export function browserReports(limits: LogLimits, log: (line: string) => void): Handler<GatewayEnv> {
  const senders = new RateLimiterMemory({ points: limits.perMinute, duration: 60 });
  const all = new RateLimiterMemory({ points: linesPerMinute, duration: 60 });
  return async (c) => {
    const wait = await secondsToWait(senders, senderOfRequest(c, limits));
    if (wait > 0) return text(429, `Too many reports. Try again in ${wait} s.`, { 'Retry-After': String(wait) });
    // Another site's page cannot send this type without asking first, which nobody allows.
    if (!/^application\/reports\+json\b/i.test(c.req.raw.headers.get('content-type') ?? ''))
      return text(400, 'Reports are of the type application/reports+json.');
    const bytes = await readBytes(c.req.raw, largest);
    if (bytes === 'broken') return text(400, 'The reports did not arrive.');
    if (bytes === 'too big') return text(413, 'Reports have at most 64 KiB.');
    const read = v.safeParse(schema, new TextDecoder().decode(bytes));
    if (!read.success) return text(400, 'Not a list of reports.');
    for (const { type, url, body } of read.output)
      if ((await secondsToWait(all, 'all')) === 0)
        log(JSON.stringify({ kind: 'browser-report', type, page: url, ...body }));
    return new Response(null, { status: 204 });
  };
}
