/** A style sheet without comments and layout: the page waits for it. Strings must not contain braces, semicolons or comments. */
export const compactCss = (css: string): string =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .trim();
