import { clean } from '../exports/clean-text';

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  pound: '£',
  times: '×',
  ndash: '–',
  mdash: '—',
  trade: '',
  reg: '',
};

const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
    },
  );

/** HTML as text: a line for each row, list entry or paragraph, its cells between tabs, the address of a link behind it. */
function fromHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(script|style|head)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/<tr\b[\s\S]*?(?:<\/tr>|$)/gi, (row) => row.replace(/<\/?(?:br|p|div|ul|li)\b[^>]*>/gi, ' '))
    .replace(/<a\b[^>]*?href\s*=\s*["']?(https?:[^"'\s>]+)[^>]*>([\s\S]*?)<\/a>/gi, '$2 $1 ')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<(?:br|\/tr|\/p|\/li|\/div|\/h[1-6]|li|p|div|tr|table|ul)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '');
}

const bbTags =
  'b|i|u|s|list|ul|ol|li|table|tbody|tr|td|th|url|size|color|font|quote|code|center|left|right|spoiler|indent|hr|strike|email';

/** BBCode as text, in the same shape. */
const fromBbcode = (text: string): string =>
  text
    .replace(/\[img[^\]]*\][\s\S]*?\[\/img\]/gi, ' ')
    .replace(/\[url\](https?:[^[]+)\[\/url\]/gi, ' $1 ')
    .replace(/\[url=["']?(https?:[^\]"']+)["']?\]([\s\S]*?)\[\/url\]/gi, '$2 $1 ')
    .replace(/\[\/t[dh]\]\s*/gi, '\t')
    .replace(/\[(?:\*|\/tr|tr|li|hr)\]/gi, '\n')
    .replace(new RegExp(`\\[/?(?:${bbTags})(?:=[^\\]]*)?\\]`, 'gi'), '');

/** Markdown as text, in the same shape. */
const fromMarkdown = (line: string): string =>
  line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\((https?:(?:[^\s()]|\([^\s()]*\))+)[^)]*\)/g, '$1 $2 ')
    .replace(/(?<!\\)\|/g, '\t')
    .replace(/\\([!-/:-@[-`{-~])/g, '\ue000$1')
    .replace(/(?<!\ue000)\*+|(?<!\ue000)(?:~~|`+)|(?<![\p{L}\p{N}\ue000])_+|(?<!\ue000)_+(?![\p{L}\p{N}])/gu, '')
    .replace(/\ue000/g, '');

/** Stands before a line that the text makes a heading. */
export const headingMark = '\ue001';

/** A pasted text without its markup: its lines, the cells of each between tabs. */
export function flatText(pasted: string): string[] {
  const text = clean(pasted);
  const plain = /<(?:table|tr|td|li|p|div|br|ul|a)\b[^>]*>/i.test(text) ? fromHtml(text) : text;
  return (
    withoutEntities(fromBbcode(plain))
      // French shops write the cents behind the sign.
      .replace(/(\d) ?€ ?(\d{2})(?!\d)/g, '$1,$2 €')
      .replace(/[\u200b\u2060\ue000\ue001]/g, '')
      .split('\n')
      .map((line) =>
        fromMarkdown(line).replace(
          /^[>#\s]*(?:[-+•·▪▸►‣◦●○✅☑✔]\s+|[-•·▪▸►‣◦●○✅☑✔]\s*(?=\p{L})|\d{1,2}[.)]\s+)?/u,
          (head) => (head.includes('\t') ? '\t' : /#\s$/.test(head) ? headingMark : ''),
        ),
      )
  );
}
