import * as v from 'valibot';
import { readFacts } from '../compatibility/read-facts';
import type { BitReader } from './bits';
import { numberWidth, widths } from './link-layout';
import type { SharedLine } from './read-link';

/** What was entered of each line, in their order. */
const enteredOfLines = v.pipe(v.string(), v.parseJson(), v.array(v.record(v.string(), v.unknown())));

/**
 * The lines of a link with what was entered of them; what is wrong where that cannot be read. A fact that this release cannot read is left
 * out: a newer one may know more.
 */
export function readEntered(bits: BitReader, lines: readonly SharedLine[]): SharedLine[] | 'short' | 'damaged' {
  let left = bits.readGamma(numberWidth);
  let text = '';
  for (; left; left -= 1) {
    const code = bits.read(widths.character);
    if (code === undefined) return 'short';
    text += String.fromCharCode(code);
  }
  const entered = v.safeParse(enteredOfLines, text);
  if (left === undefined || !entered.success) return left === undefined ? 'short' : 'damaged';
  return lines.map((line, at) => {
    const facts = entered.output[at];
    return facts && Object.keys(facts).length > 0 ? { ...line, entered: readFacts(line.type, facts).facts } : line;
  });
}
