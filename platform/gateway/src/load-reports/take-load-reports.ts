import { isUtf8 } from 'node:buffer';
import type { Handler } from 'hono';
import * as v from 'valibot';
import { loadReport } from '@rig4u/shared/server';
import { readBytes } from '../body-bytes';
import type { GatewayEnv } from '../gateway-env';
import type { LogLimits } from '../log-limits';
import { senderOfRequest } from '../sender';
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
  onCounted?: ((counted: readonly Counted[], report: v.InferOutput<typeof loadReport>) => void) | undefined;
}

/**
 * Takes a page's report on how its releases loaded: 204, also where nothing of it counts, so that nobody learns what does. Of what is
 * no such report nothing is kept.
 */
export function takeLoadReports({ counts, named, limits, onCounted }: TakeLoadReportsOptions): Handler<GatewayEnv> {
  return async (c) => {
    const request = c.req.raw;
    // Another site's page cannot have its visitors send this type without asking first, which nobody allows.
    if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(request.headers.get('content-type') ?? ''))
      return text(400, 'A load report is of the type application/json, in UTF-8.');
    const bytes = await readBytes(request, largest);
    if (bytes === 'broken') return text(400, 'The load report did not arrive.');
    if (bytes === 'too big') return text(413, 'A load report has at most 16 KiB.');
    const read = v.safeParse(schema, isUtf8(bytes) ? new TextDecoder().decode(bytes) : '');
    if (!read.success) return text(400, 'Not a load report.');
    const report = read.output;
    // Who looks at a preview is no visitor.
    if (!report.preview) {
      const isNamed = await named.look();
      const counted = counts.add(report, { sender: senderOfRequest(c, limits), isNamed, now: Date.now() });
      onCounted?.(counted, report);
    }
    return new Response(null, { status: 204 });
  };
}
