import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import { describeIssues, type ErrorReport } from '@rig4u/shared/contracts';
import { errorReport } from '@rig4u/shared/server';
import { readBytes } from './body-bytes';

/** An error report is a few texts with limits of their own; more bytes than this are none. */
const reportLimit = 64 * 1024;

export type ReportBody = { ok: true; report: ErrorReport } | { ok: false; status: 400 | 413; reason: string };

const schema = v.pipe(v.string(), v.parseJson(undefined, 'the body is not JSON'), errorReport);
const tooBig = { ok: false, status: 413, reason: 'An error report has at most 64 KiB.' } as const;
const refused = (reason: string): ReportBody => ({ ok: false, status: 400, reason: `Not an error report: ${reason}` });

/** Reads and checks the body of a report. Takes in no more than the limit, whatever the request says of its length. Never throws. */
export async function readReport(request: Request): Promise<ReportBody> {
  const { headers } = request;
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(headers.get('content-type') ?? ''))
    return refused('the content type must be application/json in UTF-8');
  if (!/^(identity)?$/i.test(headers.get('content-encoding') ?? '')) return refused('the body must not be compressed');
  const bytes = await readBytes(request, reportLimit);
  if (bytes === 'broken') return refused('the body did not arrive');
  if (bytes === 'too big') return tooBig;
  if (!isUtf8(bytes)) return refused('the body is not UTF-8');
  const read = v.safeParse(schema, new TextDecoder().decode(bytes));
  return read.success ? { ok: true, report: read.output } : refused(describeIssues(read.issues).slice(0, 500));
}
