import { cleanText } from '../contracts/error-log';
import type { ErrorReport } from '../contracts/error-report';
import { stripSecrets } from '../contracts/secrets';
import { messageOf, stackOf } from './message';
import type { RenderFailure } from './report';

export { errorLogRow } from '../contracts/error-log';

/** An address that may be logged: values of parameters that look like credentials are starred, the part after `#` is left out. */
export function loggableUrl(address: string): string {
  const [whole = ''] = address.split(URL.canParse(address) ? '#' : /[?#]/, 1);
  return stripSecrets(whole);
}

/** The body of a report, without secrets and cut to the lengths that the endpoint takes; `stacks` is that of the two stacks. */
export function buildReport(
  { error, componentStack = '', component, id, translated, url, now }: RenderFailure & { url: string; now: Date },
  stacks = 20_000,
): ErrorReport {
  return {
    error: cleanText(messageOf(error, ''), 4_000) || 'Unknown error',
    stack: cleanText(stackOf(error), stacks),
    componentStack: cleanText(componentStack, stacks),
    url: cleanText(loggableUrl(url), 4_000),
    timestamp: now.toISOString(),
    ...(id && { id }),
    ...(translated && { translated }),
    ...(component && { component: cleanText(component, 200) }),
  };
}
