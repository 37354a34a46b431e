import { partTypeInfo, type PartType } from '@rig4u/shared/builds';
import { marketId } from '../../catalogue/market/market-id';
import { fromBase64url } from './base64url';
import { bitReader, type BitReader } from './bits';
import { codeIn } from './code-in-text';
import { readEntered } from './read-entered';
import {
  catalogueEdition,
  linkTypes,
  marketEdition,
  maxCode,
  maxLines,
  maxNumber,
  newestVersion,
  numberWidth,
  typesOfVersion1,
  widths,
} from './link-layout';

/** One line of a shared build: a part of the catalogue or of the market by its id. */
export interface SharedLine {
  type: PartType;
  id: string;
  quantity: number;
  /** Facts that were entered over what catalogue or market say. */
  entered?: Readonly<Record<string, unknown>>;
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
  const read = readBits(bits);
  if (typeof read === 'string') return refused(read === 'short' ? messages.damaged : read);
  return bits.rest().length < 8 && !bits.rest().includes(1) ? { ok: true, lines: read } : refused(messages.damaged);
}

const refused = (message: string): Decoded => ({ ok: false, message });

/** Whether a code runs out of characters before its build is complete: what is left of a link that was not copied whole. */
function endsEarly(code: string): boolean {
  // The last character of a cut text may hold a piece of a byte, so whole groups of four are looked at.
  const bytes = fromBase64url(code) ?? fromBase64url(code.slice(0, code.length - (code.length % 4)));
  if (!bytes) return false;
  return readBits(bitReader(bytes)) === 'short';
}

/** The lines, 'short' where the bits run out, or what is wrong with them. */
function readBits(bits: BitReader): SharedLine[] | string {
  const version = bits.read(widths.version);
  const edition = bits.read(widths.edition);
  if (version === undefined || edition === undefined) return 'short';
  if (version > newestVersion) return messages.version;
  if (version === 0) return messages.damaged;
  if (edition > catalogueEdition) return messages.edition;
  if (version === 1) return readLines(bits, typesOfVersion1, readNumber);

  const market = bits.read(widths.edition);
  const types = bits.read(widths.types);
  if (market === undefined || types === undefined) return 'short';
  if (market > marketEdition) return messages.edition;
  const lines = readLines(bits, types, readShelfAndNumber);
  if (version === 2 || typeof lines === 'string') return lines;
  const withEntered = readEntered(bits, lines);
  return withEntered === 'damaged' ? messages.damaged : withEntered;
}

function readLines(bits: BitReader, types: number, read: ReadId): SharedLine[] | string {
  const present: (PartType | undefined)[] = [];
  for (let at = 0; at < types; at += 1) {
    const flag = bits.read(1);
    if (flag === undefined) return 'short';
    if (flag) present.push(linkTypes[at]);
  }
  const lines: SharedLine[] = [];
  for (const type of present) {
    if (!type) return messages.edition;
    const { several, label } = partTypeInfo(type);
    let more: number | undefined = 1;
    for (let count = 1; more; count += 1) {
      const said = read(bits, type);
      const quantity = bits.readGamma(numberWidth);
      more = bits.read(1);
      if (said === 'short' || quantity === undefined || more === undefined) return 'short';
      if (said === 'damaged' || quantity > maxNumber || count > maxLines) return messages.damaged;
      if (!several && (count > 1 || quantity > 1))
        return `This link holds more than one part as ${label}; a build takes one.`;
      if (said !== 'none') lines.push({ type, id: said.id, quantity });
    }
  }
  return lines;
}

/** Reads which part a line is about; number 0 of the catalogue says none. */
type ReadId = (bits: BitReader, type: PartType) => { id: string } | 'none' | 'short' | 'damaged';

const readNumber: ReadId = (bits, type) => {
  const number = bits.readGamma(numberWidth);
  if (number === undefined) return 'short';
  if (number - 1 > maxNumber) return 'damaged';
  return number === 1 ? 'none' : { id: `${type}${number - 1}` };
};

const readShelfAndNumber: ReadId = (bits, type) => {
  const isOfMarket = bits.read(1);
  if (!isOfMarket) return isOfMarket === undefined ? 'short' : readNumber(bits, type);
  const number = bits.read(widths.marketNumber);
  if (number === undefined) return 'short';
  return number === 0 ? 'damaged' : { id: marketId(type, number) };
};
