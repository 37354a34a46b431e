import { fold, words } from './spelling';
import type { OpenRecord } from './records';

/** What of a part is used to find its record. */
export interface Named {
  name: string;
  brand: string;
  retailerSku?: string;
}

// Makers that the open data knows by a longer or shorter name than the box does.
const sameMaker: Readonly<Record<string, string>> = {
  creativelabs: 'creative',
  teamgroup: 'team',
  logitechg: 'logitech',
  logitechforcreators: 'logitech',
  wd: 'westerndigital',
  kingstontechnology: 'kingston',
};

const maker = (brand: string): string => {
  const folded = fold(brand);
  return sameMaker[folded] ?? folded;
};

// A record with one of these beside the model is another model of the line.
const otherModel = new Set(
  'plus pro max ti xt xtx super edge ultra lite mini nano se evo elite business bt oem refurbished ii iii v2 v3 x x32 barebones'.split(
    ' ',
  ),
);

/** Every word of the model stands in the text, whole or in pieces, and none beside them that makes it another model. */
const says = (model: string, text: string): boolean => {
  // "2 x 8 GB" has no model name in it.
  const there = new Set(words(text.replaceAll(/\d+ x (?=\d)/g, '')));
  const asked = new Set(words(model));
  const found = model.split(/\s+/).every((word) => {
    if (fold(word) === '' || there.has(fold(word))) return true;
    const pieces = words(word).slice(1);
    return pieces.length > 1 && pieces.every((piece) => there.has(piece));
  });
  return found && [...there].every((word) => asked.has(word) || !otherModel.has(word));
};

// The source has some products twice; what somebody has verified goes first.
const surest = (records: readonly OpenRecord[]): OpenRecord | undefined =>
  records.find((record) => record['verified'] !== undefined) ?? records[0];

/** Of several records the one with the fewest words that the model does not have; ties go to the first. */
const closest = (candidates: readonly OpenRecord[]): OpenRecord | undefined =>
  candidates.toSorted((a, b) => words(a.name).length - words(b.name).length)[0];

/**
 * The record of a part: that of the same maker with its retailer number, else one of the same maker whose name, or else
 * whose part number, says the model. Undefined when there is none.
 */
export const matchRecord = (part: Named, records: readonly OpenRecord[]): OpenRecord | undefined => {
  const ofMaker = records.filter((record) => maker(record.brand) === maker(part.brand));
  const sold = surest(ofMaker.filter((record) => part.retailerSku && record.neweggSku === part.retailerSku));
  return (
    sold ||
    closest(ofMaker.filter((record) => says(part.name, record.name))) ||
    closest(ofMaker.filter((record) => record.mpn?.some((text) => says(part.name, text))))
  );
};
