import { cleanText } from '../contracts/error-log';
import type { ErrorReport } from '../contracts/error-report';
import { stripSecrets } from '../contracts/secrets';
import { messageOf, stackOf } from './message';

export interface RenderFailure {
  /** Whatever was thrown. */
  error: unknown;
  componentStack?: string | undefined;
  /** What failed, as a person would look for it. */
  component?: string | undefined;
  /** The UUID of the row that this becomes. */
  id?: string | undefined;
}

/** An address that may be logged: values of parameters that look like credentials are starred, the part after `#` is left out. */
export function loggableUrl(address: string): string {
  const [whole = ''] = address.split(URL.canParse(address) ? '#' : /[?#]/, 1);
  return stripSecrets(whole);
}

/** The body of a report, without secrets and cut to the lengths that the endpoint takes; `stacks` is that of the two stacks. */
export function buildReport(
  { error, componentStack = '', component, id, url, now }: RenderFailure & { url: string; now: Date },
  stacks = 20_000,
): ErrorReport {
  return {
    error: cleanText(messageOf(error, ''), 4_000) || 'Unknown error',
    stack: cleanText(stackOf(error), stacks),
    componentStack: cleanText(componentStack, stacks),
    url: cleanText(loggableUrl(url), 4_000),
    timestamp: now.toISOString(),
    ...(id && { id }),
    ...(component && { component: cleanText(component, 200) }),
  };
}

/** Sends an error to the product's log. Resolves to whether it arrived; never throws, a failure is only a warning in the console. */
export async function reportError(failure: RenderFailure): Promise<boolean> {
  try {
    const facts = { ...failure, url: window.location.href, now: new Date() };
    const whole = JSON.stringify(buildReport(facts));
    // The endpoint takes 64 KiB, and letters outside ASCII need up to three bytes each.
    const body = bytes(whole) <= 65_536 ? whole : JSON.stringify(buildReport(facts, 5_000));
    const headers = { 'content-type': 'application/json' };
    // A report of the error that made the visitor leave must outlive the page, which browsers allow for short bodies only.
    const response = await fetch('/api/log-error', { method: 'POST', headers, body, keepalive: bytes(body) < 60_000 });
    if (!response.ok) console.warn(`The error log did not take a report: status ${response.status}.`);
    return response.ok;
  } catch (problem) {
    console.warn('The error log could not be reached.', problem);
    return false;
  }
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;
