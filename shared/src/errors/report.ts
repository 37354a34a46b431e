import type { ErrorReport } from '../contracts/error-report';
import { messageOf } from './message';

const secret = /token|key|secret|password|code|auth|session|signature|credential/i;

/** An address that may be logged: values of parameters that look like credentials are starred, the part after `#` is left out. */
export function loggableUrl(address: string): string {
  if (!URL.canParse(address)) return address.split(/[?#]/, 1).join('');
  const url = new URL(address);
  url.hash = '';
  url.username = '';
  url.password = '';
  for (const name of new Set(url.searchParams.keys())) if (secret.test(name)) url.searchParams.set(name, '***');
  return url.href;
}

/** The body of a report, cut to the lengths that the endpoint takes. */
export function buildReport(failure: { error: unknown; componentStack?: string | undefined; url: string; now: Date }): ErrorReport {
  const { error, componentStack = '', url, now } = failure;
  return {
    error: messageOf(error, 'Unknown error').slice(0, 4_000),
    stack: (error instanceof Error ? (error.stack ?? '') : '').slice(0, 20_000),
    componentStack: componentStack.slice(0, 20_000),
    url: loggableUrl(url).slice(0, 4_000),
    timestamp: now.toISOString(),
  };
}

/** Sends an error to the product's log. Resolves to whether it arrived; never throws, a failure is only a warning in the console. */
export async function reportError(failure: { error: unknown; componentStack?: string | undefined }): Promise<boolean> {
  try {
    const body = JSON.stringify(buildReport({ ...failure, url: window.location.href, now: new Date() }));
    const headers = { 'content-type': 'application/json' };
    // A report of the error that made the visitor leave must outlive the page, which browsers allow for short bodies only.
    const response = await fetch('/api/log-error', { method: 'POST', headers, body, keepalive: new TextEncoder().encode(body).length < 60_000 });
    if (!response.ok) console.warn(`The error log did not take a report: status ${response.status}.`);
    return response.ok;
  } catch (problem) {
    console.warn('The error log could not be reached.', problem);
    return false;
  }
}
