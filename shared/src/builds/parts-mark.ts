import { canonicalJson } from './canonical-json';
import { partLines } from './components';
import type { BuildComponents } from './schema';

/**
 * A short text that is the same for the same parts: their types, quantities, ids, names, facts and what of these is doubted or derived. Prices do not
 * count: a price list changes no verdict. Nor does what is probable: it changes none either, and older releases do not know it.
 */
export const partsMark = (components: BuildComponents): string =>
  hash(
    canonicalJson(
      partLines(components).map(({ type, quantity, part: { id, brand, name, specs, doubted, derived } }) => [
        type,
        quantity,
        id,
        brand ?? '',
        name,
        specs ?? {},
        // Why not an empty list: marks of before know of no doubts.
        ...(doubted && doubted.length > 0 ? [doubted] : []),
        ...(derived && derived.length > 0 ? [{ derived }] : []),
      ]),
    ),
  );

/** 32 bits of a text (FNV-1a), in letters and digits. */
function hash(text: string): string {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return (bits >>> 0).toString(36);
}
