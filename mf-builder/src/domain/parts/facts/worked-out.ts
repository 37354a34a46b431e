import type { CatalogueType } from '../../../catalogue/schema';
import { amount, list } from '../units';
import { choice, range, type Fact } from './fact';

/** What a fact is read from: `specs` hold facts by their keys, `colors` stand beside them. */
export interface FactsOf {
  specs: Readonly<Record<string, unknown>>;
  colors?: readonly string[] | undefined;
}

/** The families of colour that a part has, any of which will do: a white and black one is both. */
const colour: Fact = { ...choice('Colour', 'colour', list), of: 'colors' };

/** Litres of a case by its outer sides, in mm: the same whichever of them is the height. */
const volume: Fact = {
  ...range('Volume', 'volume', 'l', amount('l')),
  of: 'dimensions',
  read: (sides) =>
    Array.isArray(sides) ? Math.round(sides.reduce((all, side) => all * Number(side), 1e-5)) / 10 : undefined,
};

/** What is worked out of what parts of a type say, and shown and chosen from as a fact. */
export const workedOut = (type: CatalogueType): readonly Fact[] => (type === 'case' ? [volume, colour] : [colour]);

/** What a part says of a fact; undefined where it is not known. */
export function valueOf({ key, of = key, read }: Fact, { specs, colors }: FactsOf): unknown {
  const value = of === 'colors' ? colors : specs[of];
  return read ? read(value) : value;
}
