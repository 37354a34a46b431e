/** More of a report is not read: its parts stand in the first tenth of the largest ones. */
const maxText = 5_000_000;
const maxLines = 40_000;
const maxLine = 1_000;

// Colours of a terminal and of a chat, also where the control character of their code was lost.
const colours = /(?!\t)\p{Cc}(?:\[[\d;]{0,20}[A-Za-z]|\d{0,2}(?:,\d{1,2})?)|\[\d{1,3}(?:;\d{1,3}){0,5}m/gu;
// Markup of the forum that a report is copied from.
const fences = /\[\/?(?:code|spoiler|quote|font|size|color)(?:=[^\]]{0,40})?\]|```\w{0,10}/gi;
const cellEnds = /<\/t[dh]\s{0,9}>/gi;
const lineEnds = /<\/?(?:tr|p|div|li|h\d|table)\b[^<>]{0,300}>|<br[^<>]{0,20}>/gi;
const tags = /<\/?[a-z][^<>]{0,300}>/gi;
const entities: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;|&#160;/gi, ' '],
  [/&quot;|&#34;/gi, '"'],
  [/&reg;|&trade;|&#174;/gi, ''],
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
  [/&amp;/gi, '&'],
];

/** The lines of a pasted report without markup and colours, none of them long; a page's cells have tabs between them. */
export function reportLines(pasted: string): string[] {
  // A file with two bytes a letter that was read as one with one has a zero after each.
  const text = pasted
    .slice(0, maxText)
    .replaceAll('\0', '')
    .replace(/^[\ufeff\ufffd]{1,2}/, '')
    .replace(/\r\n?/g, '\n');
  const plain = /<\/t[dr]>/i.test(text) ? fromHtml(text) : text;
  const lines = plain
    .split('\n', maxLines)
    .map((line) =>
      withoutControls(line.slice(0, maxLine).replace(colours, '').replace(fences, '')).replace(/^(?:> ?){1,3}/, ''),
    );
  return dedented(lines);
}

const fromHtml = (html: string): string => {
  const flat = html.replace(cellEnds, '\t').replace(lineEnds, '\n').replace(tags, '');
  return entities.reduce((text, [from, to]) => text.replace(from, to), flat);
};

const withoutControls = (line: string): string =>
  line.replace(/(?!\t)\p{Cc}|[\u200b\ufeff]/gu, '').replace(/\u00a0/g, ' ');

/** Without the spaces that all lines begin with. */
function dedented(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = indents.reduce((one, other) => Math.min(one, other), maxLine);
  return lines.map((line) => line.slice(least).trimEnd());
}
