import {
  chosenOf,
  partTypeInfo,
  partTypeNames,
  type BuildComponents,
  type PartQuantity,
  type PartType,
} from '@rig4u/shared/builds';
import { toBase64url } from './base64url';
import { bitWriter } from './bits';
import { crc16 } from './crc16';
import { catalogueEdition, linkTypes, linkVersion, maxLines, maxNumber, widths } from './link-layout';

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

/** A build as a link: which catalogue parts in which quantity. Prices and what is owned stay behind. */
export function encodeBuild(components: BuildComponents): Encoded {
  const outside = partTypeNames.flatMap((type) =>
    chosenOf(components, type).filter((line, index) => !fits(type, line, index)),
  );
  if (outside.length > 0) return { ok: false, outside: outside.map(({ part }) => part.name) };

  const bits = bitWriter();
  bits.write(linkVersion, widths.version);
  bits.write(catalogueEdition, widths.edition);
  for (const type of linkTypes) bits.write(chosenOf(components, type).length > 0 ? 1 : 0, 1);
  for (const type of linkTypes) {
    const lines = chosenOf(components, type);
    for (const [index, { part, quantity }] of lines.entries()) {
      // Elias gamma begins at 1 and a number at 0 for none, so numbers are written one higher.
      bits.writeGamma((partNumber(type, part.id) ?? 0) + 1);
      bits.writeGamma(quantity);
      bits.write(index < lines.length - 1 ? 1 : 0, 1);
    }
  }
  const bytes = bits.bytes();
  const crc = crc16(bytes);
  return { ok: true, hash: `#b=${toBase64url([...bytes, crc >> 8, crc & 255])}` };
}

const fits = (type: PartType, { part, quantity }: PartQuantity, index: number): boolean =>
  linkTypes.includes(type) &&
  partNumber(type, part.id) !== undefined &&
  (partTypeInfo(type).several ? index < maxLines && quantity <= maxNumber : index === 0 && quantity === 1);
