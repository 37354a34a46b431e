/** A release needs what this page has not, such as a name that the host's shared entries do not export. Its code is never run. */
export class UnmetNeeds extends Error {
  override name = 'UnmetNeeds';
  /** Whether a page has it that is loaded anew, whatever its host. */
  readonly freshPageHelps: boolean = false;
}

/** The browser cannot compare a part's bytes with those that were published, so none of them runs: a fresh page would not help. */
export class BrowserTooOld extends UnmetNeeds {
  override name = 'BrowserTooOld';
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

/** The failure of the live release, where the last good one failed too. */
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error);

/** What a visitor reads about a failed load: no name of a part or a package, so nothing of what was thrown. */
export function plainWords(error: unknown): string {
  const first = firstOf(error);
  if (first instanceof TooSlow) return 'It took too long to arrive.';
  if (first instanceof BrowserTooOld)
    return 'This browser cannot tell whether it arrives as it was published. A newer browser can.';
  if (first instanceof UnmetNeeds) return 'It belongs to a newer version of this page. Reload the page to get it.';
  return /RUNTIME-\d+|Loading chunk|integrity|did not arrive/i.test(messageOf(first))
    ? 'Its files did not arrive, or not as they were published.'
    : 'It could not be started.';
}

/** What whoever runs the product reads about a failed load: which part it is, and what was thrown. */
export const technicalWords = (remote: string, error: unknown): string => `${remote}: ${messageOf(firstOf(error))}`;
