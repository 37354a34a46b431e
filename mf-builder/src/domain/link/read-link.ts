import { partTypeInfo, type PartType } from '@rig4u/shared/builds';
import { fromBase64url } from './base64url';
import { bitReader, type BitReader } from './bits';
import { codeIn } from './code-in-text';
import {
  catalogueEdition,
  linkTypes,
  linkVersion,
  maxCode,
  maxLines,
  maxNumber,
  numberWidth,
  widths,
} from './link-layout';

/** One line of a shared build: a part of the catalogue by its id. */
export interface SharedLine {
  type: PartType;
  id: string;
  quantity: number;
}

/** Where something cannot be read, `message` says what is wrong and what to do, as plain text. */
export type Decoded = { ok: true; lines: SharedLine[] } | { ok: false; message: string };

const messages = {
  none: 'There is no build in this link: the part after "#b=" is missing.',
  long: `This link is longer than any build needs. A build's link has at most ${maxCode} characters after "#b=".`,
  damaged: 'This link is damaged. Ask for it again, or copy it once more from where it came.',
  short: 'This link is cut short or damaged. Copy all of it, up to its last character, and open it again.',
  version: 'This link was made by a newer version of this page. Reload the page and open the link again.',
  edition:
    'This link was made with a newer parts catalogue than this page has. Reload the page and open the link again.',
};

/** What is wrong with a link that holds no part. It decodes, so who opens it says this. */
export const emptyLink = 'The build in this link is empty.';

/** The lines in a link (or in what stands behind its `#b=`), however it was passed on. Never throws. */
export function decodeBuild(text: string): Decoded {
  const found = codeIn(text);
  if (!found) return refused(messages.none);
  const { code, said, endsThere } = found;
  if (code.length > maxCode) return refused(messages.long);
  if (!said) return refused(code && endsThere && endsEarly(code) ? messages.short : messages.damaged);

  const bits = bitReader(said);
  const version = bits.read(widths.version);
  if (version !== linkVersion)
    return refused(version !== undefined && version > linkVersion ? messages.version : messages.damaged);
  if ((bits.read(widths.edition) ?? 0) > catalogueEdition) return refused(messages.edition);
  const read = readLines(bits);
  if (typeof read === 'string') return refused(read === 'short' ? messages.damaged : read);
  return bits.rest().length < 8 && !bits.rest().includes(1) ? { ok: true, lines: read } : refused(messages.damaged);
}

const refused = (message: string): Decoded => ({ ok: false, message });

/** Whether a code runs out of characters before its build is complete: what is left of a link that was not copied whole. */
function endsEarly(code: string): boolean {
  // The last character of a cut text may hold a piece of a byte, so whole groups of four are looked at.
  const bytes = fromBase64url(code) ?? fromBase64url(code.slice(0, code.length - (code.length % 4)));
  if (!bytes) return false;
  const bits = bitReader(bytes);
  if ((bits.read(widths.version) ?? linkVersion) !== linkVersion || (bits.read(widths.edition) ?? 0) > catalogueEdition)
    return false;
  return readLines(bits) === 'short';
}

/** The lines, 'short' where the bits run out, or what is wrong with them. */
function readLines(bits: BitReader): SharedLine[] | string {
  const present = linkTypes.map((type) => ({ type, flag: bits.read(1) }));
  if (present.some(({ flag }) => flag === undefined)) return 'short';
  const lines: SharedLine[] = [];
  for (const { type, flag } of present) {
    if (!flag) continue;
    const { several, label } = partTypeInfo(type);
    let more: number | undefined = 1;
    for (let count = 1; more; count += 1) {
      const number = bits.readGamma(numberWidth);
      const quantity = bits.readGamma(numberWidth);
      more = bits.read(1);
      if (number === undefined || quantity === undefined || more === undefined) return 'short';
      if (number - 1 > maxNumber || quantity > maxNumber || count > maxLines) return messages.damaged;
      if (!several && (count > 1 || quantity > 1))
        return `This link holds more than one part as ${label}; a build takes one.`;
      if (number > 1) lines.push({ type, id: `${type}${number - 1}`, quantity });
    }
  }
  return lines;
}
