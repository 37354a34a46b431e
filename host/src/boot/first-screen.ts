import { showWebFonts } from './web-fonts';

/** Ends what held for the screen only that the page was opened with: the fonts that it was painted in, and its own address. */
export function forgetFirstScreen(document: Document): void {
  showWebFonts(document);
  document.querySelector('link[rel=canonical]')?.remove();
}
