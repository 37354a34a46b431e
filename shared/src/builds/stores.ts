import * as v from 'valibot';
import { storedList, storedValue } from '../kernel/storage';
import { dollars, draftBuildSchema, savedBuild, type DraftBuild, type SavedBuild } from './schema';

/** The builds that this browser keeps. */
export const savedBuilds = storedList<SavedBuild>({ key: 'saved_pc_builds', entry: savedBuild });

/** The build that is being put together and not saved yet. */
export const draftBuild = storedValue<DraftBuild>({
  key: 'rig4u-draft-build',
  schema: draftBuildSchema,
  fallback: { components: {} },
});

/** Changes to saved builds that are not saved yet: the working copy of each, by the build's id. */
export const editedBuilds = storedValue<Readonly<Record<string, DraftBuild>>>({
  key: 'rig4u-edited-builds',
  schema: v.record(v.string(), draftBuildSchema),
  fallback: {},
});

/** A price as it was on a day. */
export interface PricePoint {
  /** ISO date without a time. */
  date: string;
  /** US dollars. */
  price: number;
}

/** The imported prices of each part, by the part's id, oldest first; one for a day. */
export type PriceHistory = Readonly<Record<string, readonly PricePoint[]>>;

export interface StoredPrices {
  /** Imported prices by part id. */
  parts: PriceHistory;
}

const pricePoint = v.looseObject({ date: v.string(), price: dollars });

/** The prices that were imported in this browser. */
export const priceHistory = storedValue<StoredPrices>({
  key: 'rig4u-price-history',
  schema: v.looseObject({ parts: v.record(v.string(), v.array(pricePoint)) }),
  fallback: { parts: {} },
});

/** Name and note of a saved build as they are in the form. */
export interface BuildTexts {
  name: string;
  note: string;
}

/** Names and notes that were typed and not saved yet, by the build's id. */
export const unsavedTexts = storedValue<Readonly<Record<string, BuildTexts>>>({
  key: 'rig4u-build-texts',
  schema: v.record(v.string(), v.looseObject({ name: v.string(), note: v.string() })),
  fallback: {},
});

/** The rules of the compatibility check that this browser met last. The builder has them, and tells here which they are. */
export const knownRules = storedValue<{ edition?: number }>({
  key: 'rig4u-known-rules',
  schema: v.looseObject({ edition: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
  fallback: {},
});
