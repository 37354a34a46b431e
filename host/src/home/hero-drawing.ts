import drawing from './hero.svg?raw';

/**
 * The hero's drawing as markup, fitted to the right of the room it gets. A chunk of its own, loaded after the first
 * paint. The page takes no markup from a text but this one, which is ours.
 */
const markup = drawing.replace('<svg ', '<svg preserveAspectRatio="xMaxYMid meet" aria-hidden="true" ');

export const heroDrawing: string | TrustedHTML =
  window.trustedTypes?.createPolicy('rig4u-drawing', { createHTML: (text) => text }).createHTML(markup) ?? markup;
