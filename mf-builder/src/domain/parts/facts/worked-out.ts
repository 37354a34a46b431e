import type { CatalogueType } from '../../../catalogue/schema';
import { amount, list } from '../units';
import { choice, range, type Fact } from './fact';

/** What a fact is read from: `specs` hold facts by their keys, `colors` stand beside them. */
export interface FactsOf {
  specs: Readonly<Record<string, unknown>>;
  colors?: readonly string[] | undefined;
}

const isColour = (value: unknown): value is string => typeof value === 'string' && value !== 'rgb';

/** The families of colour that a part has, any of which will do: a white and black one is both. Light is none. */
const colour: Fact = {
  ...choice('Colour', 'colour', list),
  of: 'colors',
  read: (colors) => (Array.isArray(colors) && colors.some(isColour) ? colors.filter(isColour) : undefined),
};

/** Litres of a case by its outer sides, in mm: the same whichever of them is the height. */
const volume: Fact = {
  ...range('Volume', 'volume', 'l', amount('l')),
  of: 'dimensions',
  read: (sides) =>
    Array.isArray(sides) && sides.length === 3
      ? Math.round(sides.reduce((product, side) => product * Number(side), 1) / 100_000) / 10
      : undefined,
};

/** What is worked out of what parts of a type say, and shown and chosen from as a fact. */
export const workedOut = (type: CatalogueType): readonly Fact[] => (type === 'case' ? [volume, colour] : [colour]);

/** What a part says of a fact; undefined where it is not known. */
export function valueOf({ key, of = key, read }: Fact, { specs, colors }: FactsOf): unknown {
  const value = of === 'colors' ? colors : specs[of];
  return read ? read(value) : value;
}
