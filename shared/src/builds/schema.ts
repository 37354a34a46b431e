import * as v from 'valibot';
import { partTypeNames, type PartType } from './part-types';

/**
 * A part inside a stored build: what it takes to show and add up the build without the catalogue. `price` is US dollars at the
 * time it was chosen. Further fields are kept as they are.
 */
export interface StoredPart {
  id: string;
  name: string;
  price: number;
  type?: string;
  brand?: string;
  /** ISO date of the price. */
  priceDate?: string;
  /** The dated guide price from which `price` was worked out by the change of its class; absent where a price was seen as it is. */
  estimatedFrom?: { date: string; price: number };
  /** The last month in which it was sold as new, such as `2026-07`; absent while it is on sale. */
  soldUntil?: string;
  /** `price` was imported by the visitor, and is no guide price. */
  imported?: boolean;
  /**
   * No price is known, and `price` is 0, because releases from before the market ask for a number. A `price` above 0 wins: such a release
   * may have given it one and kept this mark. `hasNoPrice` reads it.
   */
  unpriced?: boolean;
  image?: string;
  retailerSku?: string;
  /** The visitor has it already: it counts 0 in the total. */
  owned?: boolean;
  specs?: Record<string, unknown>;
  /** Facts in `specs` that may be wrong, by name: the check lets none of them decide alone. */
  doubted?: readonly string[];
  /**
   * Those of `doubted` that follow by a rule that is hardly ever wrong: a pass that rests on them and on no other doubt says "probably". Releases
   * that do not know it take them as doubted.
   */
  probable?: readonly string[];
  /** Facts in `specs` that follow from others or are recalled, by name: they may let a check pass, and no fail rests on them alone. */
  derived?: readonly string[];
  /** Facts in `specs` that the visitor entered over what the catalogue or the market says, by name. Of an own part all are. */
  entered?: readonly string[];
}

export interface PartQuantity {
  part: StoredPart;
  quantity: number;
}

/** What is chosen for one type: a part, or several with their quantities. Null is read as nothing chosen. */
export type ChosenPart = StoredPart | readonly PartQuantity[] | null;

export type BuildComponents = { readonly [type in PartType]?: ChosenPart };

export interface SavedBuild {
  id: string;
  name: string;
  /** ISO date and time of saving. */
  date: string;
  components: BuildComponents;
  /** US dollars. */
  totalPrice: number;
  note?: string;
  /** What the check said of it; `verdictOf` reads it. */
  verdict?: unknown;
  /** The account's version that it was made from, where the account has a later one by now. */
  basedOn?: number;
}

export interface DraftBuild {
  components: BuildComponents;
  /** What a reset took away, kept until the next choice so that it can be undone. */
  cleared?: BuildComponents;
  /** What the visitor means to spend, in US dollars. */
  budget?: number;
}

export const dollars = v.pipe(v.number(), v.finite(), v.minValue(0));

export const storedPart: v.GenericSchema<StoredPart> = v.looseObject({
  id: v.string(),
  name: v.string(),
  price: dollars,
  type: v.exactOptional(v.string()),
  brand: v.exactOptional(v.string()),
  priceDate: v.exactOptional(v.string()),
  estimatedFrom: v.exactOptional(v.looseObject({ date: v.string(), price: dollars })),
  soldUntil: v.exactOptional(v.string()),
  imported: v.exactOptional(v.boolean()),
  unpriced: v.exactOptional(v.boolean()),
  image: v.exactOptional(v.string()),
  retailerSku: v.exactOptional(v.string()),
  owned: v.exactOptional(v.boolean()),
  specs: v.exactOptional(v.record(v.string(), v.unknown())),
  doubted: v.exactOptional(v.array(v.string())),
  probable: v.exactOptional(v.array(v.string())),
  derived: v.exactOptional(v.array(v.string())),
  entered: v.exactOptional(v.array(v.string())),
});

const partQuantity = v.looseObject({ part: storedPart, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const chosenPart: v.GenericSchema<ChosenPart> = v.union([v.null(), v.array(partQuantity), storedPart]);
const everyType = v.entriesFromList(partTypeNames, v.exactOptional(chosenPart));

export const buildComponents: v.GenericSchema<BuildComponents> = v.looseObject(everyType);

export const savedBuild: v.GenericSchema<SavedBuild> = v.looseObject({
  id: v.string(),
  name: v.string(),
  date: v.string(),
  components: buildComponents,
  totalPrice: dollars,
  note: v.exactOptional(v.string()),
  verdict: v.exactOptional(v.unknown()),
  basedOn: v.exactOptional(v.number()),
});

export const draftBuildSchema: v.GenericSchema<DraftBuild> = v.looseObject({
  components: buildComponents,
  cleared: v.exactOptional(buildComponents),
  budget: v.exactOptional(dollars),
});
