import type { PartType, StoredPart } from '@rig4u/shared/builds';
import * as v from 'valibot';
import { readFacts } from '../compatibility/read-facts';
import { enteredFacts } from '../parts/entered-facts';
import type { BitReader, BitWriter } from './bits';
import { numberWidth } from './link-layout';

/** Characters of ASCII. */
const width = 7;

/** What was entered of which line, by its place. */
const enteredOfLines = v.array(
  v.strictTuple([v.pipe(v.number(), v.integer(), v.minValue(0)), v.record(v.string(), v.unknown())]),
);

/** Writes what was entered of the parts of a link, in the order of its lines: JSON, whose length comes first. */
export function writeEntered(bits: BitWriter, parts: readonly StoredPart[]): void {
  const entered = parts.flatMap((part, line) => {
    const facts = enteredFacts(part);
    return facts ? [[line, facts]] : [];
  });
  const text = ascii(JSON.stringify(entered));
  bits.writeGamma(text.length);
  for (let at = 0; at < text.length; at += 1) bits.write(text.charCodeAt(at), width);
}

/**
 * Reads what was entered of each line of a link, by the place of the line. A fact that this release cannot read is left out: a newer one may know
 * more.
 */
export function readEntered(
  bits: BitReader,
  lines: readonly { type: PartType }[],
): ReadonlyMap<number, Readonly<Record<string, unknown>>> | 'short' | 'damaged' {
  const length = bits.readGamma(numberWidth);
  if (length === undefined) return 'short';
  let text = '';
  for (let at = 0; at < length; at += 1) {
    const code = bits.read(width);
    if (code === undefined) return 'short';
    text += String.fromCharCode(code);
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), enteredOfLines), text);
  if (!read.success) return 'damaged';
  const entered = new Map<number, Readonly<Record<string, unknown>>>();
  for (const [line, facts] of read.output) {
    const type = lines[line]?.type;
    if (!type) return 'damaged';
    entered.set(line, readFacts(type, facts).facts);
  }
  return entered;
}

/** JSON says any character by its code. */
const ascii = (json: string): string =>
  json.replaceAll(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
