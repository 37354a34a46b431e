import type { StoredPart } from '@rig4u/shared/builds';
import { enteredFacts } from '../parts/entered-facts';
import type { BitWriter } from './bits';
import { widths } from './link-layout';

/** Writes what was entered of the parts of a link, in the order of its lines: JSON, whose length comes first. */
export function writeEntered(bits: BitWriter, parts: readonly StoredPart[]): void {
  const last = parts.findLastIndex((part) => enteredFacts(part));
  const text = ascii(JSON.stringify(parts.slice(0, last + 1).map((part) => enteredFacts(part) ?? {})));
  bits.writeGamma(text.length);
  for (let at = 0; at < text.length; at += 1) bits.write(text.charCodeAt(at), widths.character);
}

/** JSON says any character by its code. */
const ascii = (json: string): string =>
  json.replaceAll(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
