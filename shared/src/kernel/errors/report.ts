import { patiently } from '../loading/patiently';

export interface RenderFailure {
  /** Whatever was thrown. */
  error: unknown;
  componentStack?: string | undefined;
  /** What failed, as a person would look for it. */
  component?: string | undefined;
  /** The UUID of the row that this becomes. */
  id?: string | undefined;
  /** The screen was drawn anew, because a translator had changed the page. */
  translated?: boolean | undefined;
}

/** What covers secrets and cuts texts to their lengths: fetched with the first error, since most visits have none. */
export const loadCleaning = () => patiently(() => import(/* webpackChunkName: "clean-report" */ './clean-report'));

/** Sends an error to the product's log. Resolves to whether it arrived; never throws, a failure is only a warning in the console. */
export async function reportError(failure: RenderFailure): Promise<boolean> {
  try {
    const facts = { ...failure, url: window.location.href, now: new Date() };
    const { buildReport } = await loadCleaning();
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
