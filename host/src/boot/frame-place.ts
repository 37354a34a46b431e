/** Whether a prerendered screen stands in the application's place, before the loading message. */
export const hasFrame = (document: Document): boolean => document.querySelector('#root > :not(.start)') !== null;

/**
 * Marks a page whose address says more than its path: a category, a step, a build behind `#`. The frame of a screen was rendered
 * without that, so the styles do not show it. A text that is there whole is the same with it.
 */
export function markState(document: Document, { search, hash }: Pick<Location, 'search' | 'hash'>): void {
  if (search || hash) document.documentElement.dataset['state'] = '';
}

/** Ends the mark: what is in the application's place now shows what the address says. */
export function endState(document: Document): void {
  delete document.documentElement.dataset['state'];
}
