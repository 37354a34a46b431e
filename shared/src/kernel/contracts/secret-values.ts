/** What a text says of a secret ends here: `from` to `to` is to be covered. */
interface Span {
  from: number;
  to: number;
}

const opening = /(\\{0,3})(["'`])/y;
const complete = /(?:\*\*\*|true|false|null|-?\d[\d.]*)(?=[\s&,;)}\]"'`]|$)/y;
const word = /(?:[^\s&"'`]|["'`](?=\w))+/y;
/** What stands right behind a value, without anything that could end it. */
const attached = /[^\s&,;)}\]"'`]*/y;
const blanks = /[^\S\n]*/y;

/**
 * The value that begins at `at`: a quoted text, a list or object, a number, or a word. Rather too much than too little: a quote that is
 * never closed covers its line, an open bracket all that follows. Undefined where there is none.
 */
export function valueAt(text: string, at: number): Span | undefined {
  const quote = matchAt(opening, text, at);
  if (quote) return { from: at + quote.length, to: closing(text, at + quote.length, quote) };
  if (text[at] === '[' || text[at] === '{') return { from: at, to: bracketEnd(text, at) };
  const whole = matchAt(complete, text, at);
  if (whole) return { from: at, to: at + whole.length };
  return wordsAt(text, at);
}

/**
 * The rest of the line, up to a quote: headers like `Authorization` have values of several words. Undefined
 * where the value is none of words.
 */
export function lineAt(text: string, at: number): Span | undefined {
  if (/[[{\\]/.test(text.charAt(at))) return undefined;
  const length = text.slice(at).search(/[\n\r"'`]/);
  const to = length < 0 ? text.length : at + length;
  return to > at ? { from: at, to } : undefined;
}

/** A word; one that ends in a colon or an equals sign is a label, and what it stands before is covered too. */
function wordsAt(text: string, at: number): Span | undefined {
  let to = at;
  for (;;) {
    const found = matchAt(word, text, to);
    if (!found) break;
    to += found.length;
    if (!/[:=]$/.test(found)) break;
    const next = to + matchAt(blanks, text, to).length;
    const quote = matchAt(opening, text, next);
    if (quote) return { from: at, to: closing(text, next + quote.length, quote) };
    to = next;
  }
  return to > at ? { from: at, to } : undefined;
}

/** Where the quote that `quote` opened is closed: the next one with as many backslashes before it, else the end of the line. */
function closing(text: string, at: number, quote: string): number {
  const mark = quote.slice(-1);
  for (let end = text.indexOf(mark, at); end >= 0; end = text.indexOf(mark, end + 1)) {
    let slashes = 0;
    while (slashes < 4 && end - slashes > at && text[end - slashes - 1] === '\\') slashes += 1;
    if (slashes === quote.length - 1) return end - slashes;
  }
  const lineEnd = text.indexOf('\n', at);
  return lineEnd < 0 ? text.length : lineEnd;
}

function bracketEnd(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    const mark = text.charAt(end);
    if ('[{'.includes(mark)) depth += 1;
    if (']}'.includes(mark)) depth -= 1;
    if (depth === 0) return end + 1 + matchAt(attached, text, end + 1).length;
  }
  return text.length;
}

/** What a sticky pattern matches at a place; empty where it does not. */
export function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
