import { onSale } from '../../catalogue/on-sale';
import type { Part } from '../../catalogue/schema';
import type { CheckedBuild } from '../compatibility/types';
import { rules } from '../compatibility/rules';
import { cheapestFirst, optionOf, optionOfPart, type Option } from './option';
import { mayBeNone, places, type Place } from './places';
import { besideKey, RuleVerdicts } from './tables/rule-verdicts';

/** The parts of the catalogue, by place. A build is made of those that are on sale; what is locked or at hand need not be. Prices are US dollars. */
export type ShelfParts = { readonly [P in Place]: readonly Part<P>[] };

/** So many bags of one splitter are enough: a build of the shelf has eight plugs for fans at most, and half of them are headers. */
const mostBags = 4;

/** Fan splitters, one bag and more of each; other cables are nobody's need. */
const splitters = (parts: readonly Part<'cables'>[]): Option[] =>
  onSale(parts)
    .filter(({ specs }) => (specs.ways ?? 0) > 1)
    .flatMap((part) =>
      Array.from({ length: mostBags }, (_, index) => optionOf('cables', [{ part, quantity: index + 1 }])),
    );

/** What can be taken from, with what the rules have said so far: made once, and good for every budget, use and wish. */
export interface Shelf {
  parts: ShelfParts;
  options: Readonly<Record<Place, readonly Option[]>>;
  /** What each rule says, where the build has these parts beside the places. */
  verdicts(beside: CheckedBuild): readonly RuleVerdicts[];
  /** What was worked out for conditions, by their text. */
  kept: Map<string, unknown>;
}

export function shelfOf(parts: ShelfParts): Shelf {
  const listed = (place: Exclude<Place, 'cables'>): readonly Option[] =>
    cheapestFirst([
      ...(mayBeNone(place) ? [optionOf(place, [])] : []),
      ...onSale<Part>(parts[place]).map((part) => optionOfPart(place, part)),
    ]);
  const known = new Map<string, RuleVerdicts>();
  return {
    parts,
    options: {
      cpu: listed('cpu'),
      gpu: listed('gpu'),
      motherboard: listed('motherboard'),
      ram: listed('ram'),
      case: listed('case'),
      cooling: listed('cooling'),
      psu: listed('psu'),
      storage: listed('storage'),
      caseFan: listed('caseFan'),
      cables: cheapestFirst([optionOf('cables', []), ...splitters(parts.cables)]),
    },
    verdicts: (beside) =>
      rules
        // A rule about nothing but what is beside the places says the same of every build.
        .filter(({ types }) => places.some((place) => types.includes(place)))
        .map((rule) => {
          const key = `${rule.id} ${besideKey(rule, beside)}`;
          const verdicts = known.get(key) ?? new RuleVerdicts(rule, beside);
          known.set(key, verdicts);
          return verdicts;
        }),
    kept: new Map(),
  };
}
