import { matchAt } from './secret-values';

const at = /@|%(?:25)*40/gi;
const localPart = /[\p{L}\p{N}._%+!#$*^{|}~-]/u;
/** As in `mf-guides@1.2.0-local.ab12cd34`, the one thing that the error log must not lose. */
const version = /^\d+\.\d+\.\d+-/;
const domain = /[\p{L}\p{N}.-]*/uy;

/**
 * Covers e-mail addresses, also where a URL encodes them. Names with a version, `part@1.0.0`, stay. Takes time
 * in proportion to the length.
 */
export function coverEmails(text: string): string {
  let [result, done, before] = ['', 0, 0];
  for (const sign of text.matchAll(at)) {
    const from = localStart(text, sign.index, Math.max(done, before));
    before = sign.index + sign[0].length;
    const to = domainEnd(text, before);
    if (from === sign.index || to === undefined) continue;
    result += `${text.slice(done, from)}[e-mail]`;
    done = to;
  }
  return result + text.slice(done);
}

function localStart(text: string, end: number, least: number): number {
  let from = end;
  while (from > least && localPart.test(text.charAt(from - 1))) from -= 1;
  return from;
}

/** The end of a domain that begins here: its last part is a word. Undefined when there is none. */
function domainEnd(text: string, from: number): number | undefined {
  const whole = matchAt(domain, text, from);
  if (version.test(whole)) return undefined;
  const parts = whole.split('.');
  while (parts.length > 1 && !/^\p{L}[\p{L}\p{N}-]+$/u.test(parts.at(-1) ?? '')) parts.pop();
  return parts.length > 1 ? from + parts.join('.').length : undefined;
}
