/** What the first screen is written in. */
const first = ['400 1em "Inter Variable"', '600 1em "Space Grotesk Variable"'];

/** How long the first paint waits for the fonts, in milliseconds: no longer than is felt. */
const paintWaitsMs = 100;

/**
 * Fetches the fonts at once, and writes the page in them when they come in time. Otherwise the screen stays in system fonts of
 * the same width: a text that is being read must not move. `data-fonts` says which it is; the styles follow it. Throws where the browser
 * cannot say when fonts are there; then the page is in system fonts.
 */
export function fetchWebFonts(document: Document): void {
  const root = document.documentElement;
  const isHidden = () => document.visibilityState === 'hidden';
  const settle = (fonts: string) => {
    if (root.dataset['fonts'] === 'awaited' || isHidden()) root.dataset['fonts'] = fonts;
  };
  const loads = Promise.all(first.map((font) => document.fonts.load(font)));
  // What ends the wait comes before it: while it lasts, nothing is painted.
  setTimeout(() => root.dataset['fonts'] === 'awaited' && settle('system'), paintWaitsMs);
  // In a tab that nobody looks at nothing waits: there timers are slow, and an address may lead to a place in the page. Nor does a change
  // of fonts disturb anybody there.
  root.dataset['fonts'] = isHidden() ? 'system' : 'awaited';
  loads.then(
    () => settle('web'),
    (error: unknown) => console.warn('The fonts did not load:', error),
  );
}

/** Writes the page in its own fonts if they are there by now: for the next screen, which moves nothing. */
export function showWebFonts(document: Document): void {
  if ('fonts' in document && first.every((font) => document.fonts.check(font)))
    document.documentElement.dataset['fonts'] = 'web';
}
