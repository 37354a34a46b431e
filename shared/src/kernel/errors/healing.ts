/** Screens of this load that were drawn anew, by their path. */
const healed = new Set<string>();

/** A browser's translator marks `html`, or leaves its elements around texts. */
const isTranslated = (): boolean => document.querySelector('font, html.translated-ltr, html.translated-rtl') !== null;

/**
 * Whether an error is the one that React throws where a translator has put its own nodes in the place of texts, and the screen was not
 * drawn anew for it since the page was loaded. Then the translator is to blame and no release.
 */
export const canHeal = (error: unknown): boolean =>
  error instanceof DOMException &&
  error.name === 'NotFoundError' &&
  isTranslated() &&
  !healed.has(window.location.pathname);

/** From here on the next such error on this screen counts. */
export const noteHealed = (): void => void healed.add(window.location.pathname);
