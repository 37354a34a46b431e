import { fromBase64url } from './base64url';
import { crc16 } from './crc16';
import { maxCode, widths } from './link-layout';
import { linkMark } from './link-mark';

/** What may be a code, in a text. */
export interface FoundCode {
  code: string;
  /** The bytes before its check sum; undefined where no check sum proves the code. */
  said: number[] | undefined;
  /** Whether what stands behind it is such as comes along when a link is passed on. */
  endsThere: boolean;
}

/**
 * The code behind `#b=`, or the bare code that a text is, without what stands behind it (a full stop, a bracket, a quote, `&fbclid=…`,
 * the next words) and without line breaks inside. The check sum says how much of the text is the code; where none does, all that could
 * be is given. Undefined where there is nothing.
 */
export function codeIn(text: string): FoundCode | undefined {
  const behind = decoded(decoded(behindMark(text).slice(0, 3 * maxCode))).trim();
  if (!behind) return undefined;
  const [whole = ''] = wrapped.exec(behind) ?? [];
  let code = '';
  for (const piece of whole.split(gaps).slice(0, mostPieces)) {
    code += piece;
    const proven = provenIn(code);
    if (proven) return { ...proven, endsThere: true };
  }
  return { code, said: undefined, endsThere: /^(?:[?&]|[^\w-]*$)/.test(behind.slice(whole.length)) };
}

/** The code in a text where the check sum proves it; undefined where it does not. */
export function provenCode(text: string): string | undefined {
  const found = codeIn(text);
  return found?.said && found.code;
}

/** A code that a mail or a chat wrapped: white space, with the `=` or `>` that mails put there, or what nobody sees. */
const wrapped = /^[\w-]*(?:[=>|\s\u00ad\u200b-\u200d\u2060]+[\w-]+)*/;
const gaps = /[^\w-]+/;
/** The fullest code in lines of 64 characters. */
const mostPieces = 20;

/** A code that its check sum proves. Of marks such as `_` and `--` behind it, which a code may have too, up to three are left out. */
function provenIn(text: string): { code: string; said: number[] } | undefined {
  const marks = /[-_]{0,3}$/.exec(text)?.[0].length ?? 0;
  for (let spare = 0; spare <= marks; spare += 1) {
    const code = text.slice(0, text.length - spare);
    const said = saidBy(code);
    if (said) return { code, said };
  }
  return undefined;
}

function saidBy(code: string): number[] | undefined {
  const bytes = code.length > maxCode ? undefined : fromBase64url(code);
  if (!bytes || bytes.length * 8 < widths.version + widths.crc) return undefined;
  const [high = 0, low = 0] = bytes.slice(-2);
  const said = bytes.slice(0, -2);
  return crc16(said) === high * 256 + low ? said : undefined;
}

function behindMark(text: string): string {
  const mark = linkMark.exec(text);
  if (mark) return text.slice(mark.index + mark[0].length);
  return /[/:?#]/.test(text.trim()) ? '' : text;
}

/** Addresses encode what is no letter of theirs, and some programs encode them once more. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
