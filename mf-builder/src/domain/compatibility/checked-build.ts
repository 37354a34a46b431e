import {
  chosenOf,
  partName,
  partTypeNames,
  requiredTypes,
  type BuildComponents,
  type PartQuantity,
  type StoredPart,
} from '@rig4u/shared/builds';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { readFacts } from './read-facts';
import type { CheckedBuild, CheckedPart, Facts } from './types';

type Kept = { [T in CatalogueType]?: Facts<T> };

/** Facts by the object they were read from: a build is read again at every choice, and its parts stay. */
const kept = new WeakMap<object, Kept>();

const factsOf = <T extends CatalogueType>(type: T, { specs }: StoredPart): Facts<T> => {
  if (!specs) return readFacts(type, {}).facts;
  const known: Kept = kept.get(specs) ?? {};
  const facts: Facts<T> | undefined = known[type];
  if (facts) return facts;
  const read = readFacts(type, specs).facts;
  kept.set(specs, { ...known, [type]: read });
  return read;
};

/**
 * Which of a part's facts may be wrong, which of these are probable, and which are derived. Why only of these: a release that does not know
 * `probable` leaves it as it is when the visitor writes what a doubted fact really is.
 */
export function doubtsOf(part: Pick<StoredPart, 'doubted' | 'probable' | 'derived'>) {
  const { doubted = [], derived = [] } = part;
  const probable = part.probable?.filter((fact) => doubted.includes(fact)) ?? [];
  return {
    ...(doubted.length > 0 && { doubts: doubted }),
    ...(probable.length > 0 && { probable }),
    ...(derived.length > 0 && { derived }),
  };
}

/** A line of a build as the check sees it. */
export const checkedLine = <T extends CatalogueType>(type: T, { part, quantity }: PartQuantity): CheckedPart<T> => ({
  type,
  id: part.id,
  name: partName(part),
  quantity,
  ...(part.owned && { owned: true }),
  ...doubtsOf(part),
  specs: factsOf(type, part),
});

const partsOf = <T extends CatalogueType>(components: BuildComponents, type: T): CheckedPart<T>[] =>
  chosenOf(components, type).map((line) => checkedLine(type, line));

/** A part of the catalogue as the check sees one piece of it. */
export const checkedOption = ({ type, id, name, brand, specs }: Part): CheckedPart => ({
  type,
  id,
  name: partName({ name, brand }),
  quantity: 1,
  specs,
});

/**
 * A stored build as the check sees it. A fact that cannot be read is unknown; null for a type is nothing chosen. Once every required
 * type is chosen, no graphics card, no cooler and no system mean that none is wanted.
 */
export const fromComponents = (components: BuildComponents): CheckedBuild => {
  const entries: [CatalogueType, CheckedPart[]][] = [];
  for (const type of partTypeNames) {
    const parts = partsOf(components, type);
    if (parts.length > 0) entries.push([type, parts]);
  }
  const chosen: CheckedBuild = Object.fromEntries(entries);
  return requiredTypes.every((type) => chosen[type]) ? { gpu: null, cooling: null, os: null, ...chosen } : chosen;
};
