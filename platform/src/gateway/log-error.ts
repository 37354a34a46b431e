import * as v from 'valibot';
import { describeIssues, errorReport } from '@rig4u/shared/contracts';

/** An error report is a few texts with limits of their own; more than this is none. */
export const reportLimit = 64 * 1024;

const report = v.pipe(v.string(), v.parseJson(undefined, 'the body is not JSON'), errorReport);

/** Writes a page's error report to the log as one line, or says why it is refused. */
export function logError(body: string, log: (line: string) => void): Response {
  const read = v.safeParse(report, body);
  if (!read.success) return new Response(`Not an error report: ${describeIssues(read.issues)}\n`, { status: 400 });
  log(JSON.stringify({ kind: 'error-report', ...read.output }));
  return new Response(null, { status: 204 });
}
