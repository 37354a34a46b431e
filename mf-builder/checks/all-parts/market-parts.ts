import { partName, type StoredPart } from '@rig4u/shared/builds';
import { deriveFacts } from '../../market/src/derived/derive';
import { importType } from '../../market/src/importer/import-type';
import { marketTypes } from '../../market/src/records/read';
import { storedPart } from '../../src/catalogue/market/stored-part';
import type { CatalogueType } from '../../src/catalogue/schema';
import { doubtsOf } from '../../src/domain/compatibility/checked-build';
import { readFacts } from '../../src/domain/compatibility/read-facts';
import type { CheckedPart } from '../../src/domain/compatibility/types';
import type { Random } from '../random';

/** Every part on the market of a type as the check sees one piece of it, in the order of the shelf; none of a type that has no records. */
export const marketParts = (type: CatalogueType): readonly CheckedPart[] =>
  marketTypes.includes(type)
    ? importType(type).map(({ part }) => checked(type, storedPart(type, deriveFacts(type, part))))
    : [];

const checked = (type: CatalogueType, part: StoredPart): CheckedPart => ({
  ...{ type, id: part.id, name: partName(part), quantity: 1 },
  ...doubtsOf(part),
  specs: readFacts(type, part.specs ?? {}).facts,
});

/** The parts by how rare their facts are, the one with the rarest first. */
export function rarestFirst(parts: readonly CheckedPart[]): CheckedPart[] {
  const words = parts.map(({ specs }) => Object.entries(specs).map((fact) => JSON.stringify(fact)));
  const counts = new Map<string, number>();
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = words.map((own) => own.reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0));
  return parts
    .map((part, at) => ({ part, rare: rarity[at] ?? 0 }))
    .toSorted((a, b) => b.rare - a.rare)
    .map(({ part }) => part);
}

/** So many of the parts, which come rarest first: half of them from the first quarter, the others from anywhere. */
export const draw = (stream: Random, parts: readonly CheckedPart[], count: number): CheckedPart[] =>
  parts.length === 0
    ? []
    : Array.from({ length: count }, (_, at) =>
        stream.pick(at % 2 === 0 ? parts.slice(0, Math.ceil(parts.length / 4)) : parts),
      );
