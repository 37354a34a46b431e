/** A release needs what this page has not, such as a name that the host's shared entries do not export. Its code is never run. */
export class UnmetNeeds extends Error {
  override name = 'UnmetNeeds';
  /** Whether a page has it that is loaded anew, whatever its host. */
  readonly freshPageHelps: boolean = false;
}

/** What the live release needs and this page has not, with or without a last good one. */
export const unmetIn = (error: unknown): UnmetNeeds | undefined => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof UnmetNeeds ? first : undefined;
};

/** A load took longer than its share of the budget. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

/** The message of an Error, or the text of anything else that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a visitor reads about a failed load. The whole error goes into the report. */
export function plainWords(error: unknown): string {
  if (error instanceof AggregateError) return plainWords(error.errors[0]);
  if (error instanceof TooSlow) return 'It took too long to arrive.';
  if (error instanceof UnmetNeeds) return messageOf(error);
  if (/RUNTIME-\d+|Loading chunk|integrity/i.test(messageOf(error)))
    return 'Its files did not arrive, or not as they were published.';
  return `It could not be started: ${messageOf(error)}`;
}
