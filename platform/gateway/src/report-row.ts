import { randomUUID } from 'node:crypto';
import type { ErrorReport, NewErrorLog } from '@rig4u/shared/contracts';
import { errorLogRow } from '@rig4u/shared/server';

/** The row that a page's report becomes: of medium priority, with what the request's headers tell of the browser. */
export function reportRow(report: ErrorReport, headers: Headers, now: Date): NewErrorLog {
  return errorLogRow({
    id: report.id ?? randomUUID(),
    component: report.component ?? 'ErrorBoundary',
    error_message: report.error,
    error_stack: report.stack || null,
    priority: 'medium',
    metadata: {
      type: 'react-error-boundary',
      componentStack: report.componentStack,
      ...(report.translated && { translated: true }),
    },
    browser_info: {
      userAgent: headers.get('user-agent'),
      language: headers.get('accept-language')?.split(/[,;]/, 1)[0]?.trim() || null,
      platform: headers.get('sec-ch-ua-platform')?.replaceAll('"', '') || null,
      viewport: null,
      url: report.url || null,
      referrer: null,
    },
    timestamp: likely(new Date(report.timestamp), now).toISOString(),
  });
}

const day = 24 * 3_600_000;

/** The time that a page states, unless its clock is out by days: then the gateway's own. */
const likely = (stated: Date, now: Date): Date => (Math.abs(stated.getTime() - now.getTime()) < 7 * day ? stated : now);
