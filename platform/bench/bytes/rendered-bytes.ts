import { brotliCompressSync } from 'node:zlib';

/** What of a page was rendered when it was built, as brotli: the screen in the application's place, and its style. */
export const renderedBytes = (html: string): number => savedBy(html, withoutFrame);

/** How many bytes less a page has as brotli after a change of its text. */
export const savedBy = (html: string, change: (html: string) => string): number => brotli(html) - brotli(change(html));

const [place, message] = ['<div id="root">', '<p class="start"'];

function withoutFrame(html: string): string {
  const from = html.indexOf(place) + place.length;
  const to = html.indexOf(message, from);
  if (from < place.length || to < 0) throw new Error('The page has no place for the application.');
  const isPlain = to === from;
  // The style of the frame is the last one before the body.
  const head = isPlain ? html.slice(0, from) : html.slice(0, from).replace(/<style>[^<]*<\/style>(?=\s*<\/head>)/, '');
  return head + html.slice(to);
}

const brotli = (text: string): number => brotliCompressSync(text).length;
