import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Handler } from 'hono';
import * as v from 'valibot';
import type { LoadReport } from '@rig4u/shared/contracts';
import { loadReport } from '@rig4u/shared/server';
import { readBytes } from '../body-bytes';
import type { ReadyAnswer } from '../document';
import type { GatewayEnv } from '../gateway-env';
import type { LogLimits } from '../log-limits';
import { always } from '../security-headers';
import { senderOf, senderOfRequest } from '../sender';
import { text } from '../text';
import type { Counted, LoadCounts } from './load-counts';
import type { NamedReleases } from './named-releases';

export const loadReportsPath = '/api/loads';

/** A report names forty releases at most. */
const largest = 16 * 1024;
const schema = v.pipe(v.string(), v.parseJson(), loadReport);

export interface TakeLoadReportsOptions {
  counts: LoadCounts;
  named: NamedReleases;
  limits: Pick<LogLimits, 'trustedProxies'>;
  /** Told what counts of each report. */
  onCounted?: ((counted: readonly Counted[], report: LoadReport) => void) | undefined;
}

interface Sent {
  contentType: string | null | undefined;
  bytes: () => Promise<Uint8Array | 'broken' | 'too big'>;
  sender: () => string;
}

/**
 * Takes a page's report on how its releases loaded: undefined when it is one, also where nothing of it counts, so that nobody learns
 * what does; else why not. Of what is no such report nothing is kept.
 */
async function take({ counts, named, onCounted }: TakeLoadReportsOptions, { contentType, bytes, sender }: Sent) {
  // Another site's page cannot have its visitors send this type without asking first, which nobody allows.
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? ''))
    return { status: 400, reason: 'A load report is of the type application/json, in UTF-8.' };
  const body = await bytes();
  if (body === 'broken') return { status: 400, reason: 'The load report did not arrive.' };
  if (body === 'too big') return { status: 413, reason: 'A load report has at most 16 KiB.' };
  const read = v.safeParse(schema, isUtf8(body) ? new TextDecoder().decode(body) : '');
  if (!read.success) return { status: 400, reason: 'Not a load report.' };
  const report = read.output;
  // Who looks at a preview is no visitor.
  if (report.preview) return undefined;
  const isNamed = await named.look();
  const counted = counts.add(report, { sender: sender(), isNamed, now: Date.now() });
  onCounted?.(counted, report);
  return undefined;
}

/** As a handler, Request to Response. */
export const takeLoadReports =
  (options: TakeLoadReportsOptions): Handler<GatewayEnv> =>
  async (c) => {
    const refused = await take(options, {
      contentType: c.req.raw.headers.get('content-type'),
      bytes: () => readBytes(c.req.raw, largest),
      sender: () => senderOfRequest(c, options.limits),
    });
    return refused ? text(refused.status, refused.reason) : new Response(null, { status: 204 });
  };

/** The same without Request and Response: every visit sends one, and it costs a third. */
export async function readyLoadReport(options: TakeLoadReportsOptions, request: IncomingMessage): Promise<ReadyAnswer> {
  const { headers, socket } = request;
  const refused = await take(options, {
    contentType: headers['content-type'],
    bytes: () => arriving(request),
    sender: () =>
      senderOf({
        socket: socket.remoteAddress,
        forwarded: headers['x-forwarded-for']?.toString(),
        trustedProxies: options.limits.trustedProxies,
      }),
  });
  if (!refused) return taken;
  const body = new TextEncoder().encode(`${refused.reason}\n`);
  const more = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': String(body.length) };
  // What is too big is not read to its end, so the connection cannot be used again.
  const end = refused.status === 413 ? { Connection: 'close' } : {};
  return { status: refused.status, headers: { ...always, 'Cache-Control': 'no-store', ...more, ...end }, body };
}

const taken: ReadyAnswer = { status: 204, headers: always, body: new Uint8Array() };

/** The body of a request, as far as it may go. */
function arriving(request: IncomingMessage): Promise<Uint8Array | 'broken' | 'too big'> {
  if (Number(request.headers['content-length']) > largest) return Promise.resolve('too big');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > largest) resolve('too big');
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => resolve('broken'));
    request.once('close', () => resolve('broken'));
  });
}
