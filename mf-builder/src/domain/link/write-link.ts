import {
  chosenOf,
  partTypeInfo,
  partTypeNames,
  type BuildComponents,
  type PartQuantity,
  type PartType,
} from '@rig4u/shared/builds';
import { readMarketId } from '../../catalogue/market/market-id';
import { toBase64url } from './base64url';
import { bitWriter, type BitWriter } from './bits';
import { enteredFacts } from '../parts/entered-facts';
import { crc16 } from './crc16';
import {
  catalogueEdition,
  linkTypes,
  marketEdition,
  maxCode,
  maxLines,
  maxMarketNumber,
  maxNumber,
  typesOfVersion1,
  widths,
} from './link-layout';
import { writeEntered } from './write-entered';

export type Encoded =
  /** `hash` goes behind the picker's address: `#b=…`. */
  | { ok: true; hash: string }
  /** The names of the parts that a link cannot carry. */
  | { ok: false; outside: string[] };

/** A part's number in its type: 12 of `cpu12`; undefined for a part that is not of the catalogue. */
export function partNumber(type: PartType, id: string): number | undefined {
  if (!id.startsWith(type)) return undefined;
  const digits = id.slice(type.length);
  const number = Number(digits);
  return /^[1-9]\d*$/.test(digits) && number <= maxNumber ? number : undefined;
}

/** The number of a part of the market in its type: 12 of `cpu~12`; undefined for one that is not of the market. */
export function marketNumber(type: PartType, id: string): number | undefined {
  const read = readMarketId(id);
  return read?.type === type && read.n <= maxMarketNumber ? read.n : undefined;
}

/** A build as a link: which parts in which quantity, and what was entered of them. Prices and what is owned stay behind. */
export function encodeBuild(components: BuildComponents): Encoded {
  const lines = partTypeNames.flatMap((type) =>
    chosenOf(components, type).map((line, index) => ({ type, ...line, fits: fits(type, line, index) })),
  );
  const outside = lines.filter((line) => !line.fits);
  if (outside.length > 0) return { ok: false, outside: outside.map(({ part }) => part.name) };

  const ofVersion1 = linkTypes.slice(0, typesOfVersion1);
  const isVersion1 = lines.every(
    ({ type, part }) => ofVersion1.includes(type) && partNumber(type, part.id) !== undefined,
  );
  const entered = lines.filter(({ part }) => enteredFacts(part));
  const version = entered.length > 0 ? 3 : isVersion1 ? 1 : 2;
  const bits = bitWriter();
  bits.write(version, widths.version);
  bits.write(catalogueEdition, widths.edition);
  if (version === 1) writeLines(bits, components, ofVersion1, writeNumber);
  else {
    bits.write(marketEdition, widths.edition);
    bits.write(linkTypes.length, widths.types);
    writeLines(bits, components, linkTypes, writeShelfAndNumber);
  }
  if (version === 3)
    writeEntered(
      bits,
      linkTypes.flatMap((type) => chosenOf(components, type).map(({ part }) => part)),
    );
  const bytes = bits.bytes();
  const crc = crc16(bytes);
  const code = toBase64url([...bytes, crc >> 8, crc & 255]);
  return code.length > maxCode
    ? { ok: false, outside: entered.map(({ part }) => part.name) }
    : { ok: true, hash: `#b=${code}` };
}

type WriteNumber = (bits: BitWriter, type: PartType, id: string) => void;

function writeLines(
  bits: BitWriter,
  components: BuildComponents,
  types: readonly PartType[],
  write: WriteNumber,
): void {
  for (const type of types) bits.write(chosenOf(components, type).length > 0 ? 1 : 0, 1);
  for (const type of types) {
    const lines = chosenOf(components, type);
    for (const [index, { part, quantity }] of lines.entries()) {
      write(bits, type, part.id);
      bits.writeGamma(quantity);
      bits.write(index < lines.length - 1 ? 1 : 0, 1);
    }
  }
}

/** Elias gamma begins at 1 and a number at 0 for none, so numbers are written one higher. */
const writeNumber: WriteNumber = (bits, type, id) => bits.writeGamma((partNumber(type, id) ?? 0) + 1);

/** A bit says the shelf. Numbers of the market are as often high as low, which Elias gamma would pay twice. */
const writeShelfAndNumber: WriteNumber = (bits, type, id) => {
  const number = marketNumber(type, id);
  bits.write(number === undefined ? 0 : 1, 1);
  if (number === undefined) writeNumber(bits, type, id);
  else bits.write(number, widths.marketNumber);
};

const fits = (type: PartType, { part, quantity }: PartQuantity, index: number): boolean =>
  linkTypes.includes(type) &&
  (partNumber(type, part.id) ?? marketNumber(type, part.id)) !== undefined &&
  (partTypeInfo(type).several ? index < maxLines && quantity <= maxNumber : index === 0 && quantity === 1);
