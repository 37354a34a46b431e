import { UnmetNeeds } from './load-release';
import { messageOf, TooSlow } from './retry';

/** What a visitor is told of a failed load; the whole error goes into the report. */
export function plainWords(error: unknown): string {
  if (error instanceof AggregateError) return plainWords(error.errors[0]);
  if (error instanceof TooSlow) return 'It took too long to arrive.';
  if (error instanceof UnmetNeeds) return messageOf(error);
  if (/RUNTIME-\d+|Loading chunk|integrity/i.test(messageOf(error)))
    return 'Its files did not arrive, or not as they were published.';
  return `It could not be started: ${messageOf(error)}`;
}
