import { lineCents, type PartQuantity } from '@rig4u/shared/builds';
import type { Part } from '../../catalogue/schema';
import { fromComponents } from '../compatibility/checked-build';
import type { CheckedBuild } from '../compatibility/types';
import type { Place } from './places';

/** One way to fill a place: a part, none, or the lines that a visitor locked there. */
export interface Option {
  place: Place;
  /** The ids of its parts, so that equal prices have an order. */
  id: string;
  lines: readonly PartQuantity[];
  cents: number;
  /** What it adds to a checked build. */
  checked: CheckedBuild;
  /** The colours of a part of the shelf. */
  colours: readonly string[];
}

/** Lines as one option. An owned part costs nothing. */
export function optionOf(place: Place, lines: readonly PartQuantity[], colours: readonly string[] = []): Option {
  return {
    place,
    id: lines.map(({ part, quantity }) => `${part.id}×${quantity}`).join('+'),
    lines,
    cents: lines.reduce((sum, line) => sum + lineCents(line), 0),
    checked: lines.length > 0 ? fromComponents({ [place]: lines }) : noneOf(place),
    colours,
  };
}

export const optionOfPart = (place: Place, part: Part): Option =>
  optionOf(place, [{ part, quantity: 1 }], part.colors ?? []);

/** No fans are not "none wanted": the case may bring some. */
const noneOf = (place: Place): CheckedBuild => (place === 'gpu' || place === 'cooling' ? { [place]: null } : {});

const byId = (a: Option, b: Option): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Cheapest first: the first option that is left of a place is then the least that the place costs. */
export const cheapestFirst = (options: readonly Option[]): readonly Option[] =>
  options.toSorted((a, b) => a.cents - b.cents || byId(a, b));
