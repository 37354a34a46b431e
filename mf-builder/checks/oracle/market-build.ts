import { partTypes, type PartQuantity, type PartType, type StoredPart } from '@rig4u/shared/builds';
import type { DerivedShelf } from '../../market/src/derived/derive-shelf';
import { valueIn } from '../../market/src/pack/read';
import { storedPart } from '../../src/catalogue/market/stored-part';
import { specSchemas } from '../../src/catalogue/schema';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import type { CheckedBuild } from '../../src/domain/compatibility/types';
import { wholeCatalogue } from '../broken-builds';
import { marketShelf } from '../either-shelf';
import { random, type Random } from '../random';
import { likely } from './catalogue-build';

/** Rows of a shelf, those with rare facts first. */
function rarestFirst(type: PartType, shelf: DerivedShelf): number[] {
  const rarity = new Float64Array(shelf.count);
  for (const fact of Object.keys(specSchemas[type].entries)) {
    const codes = shelf.column(fact)?.codes ?? new Uint16Array(shelf.count);
    const counts = new Map<number, number>();
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
    for (const [row, code] of codes.entries()) rarity[row] = (rarity[row] ?? 0) + 1 / (counts.get(code) ?? 1);
  }
  return [...rarity.keys()].toSorted((a, b) => (rarity[b] ?? 0) - (rarity[a] ?? 0));
}

/** Which fact of a type goes with which one of a type before it: by chance hardly any processor has the socket of its board. */
const together: { readonly [T in PartType]?: { fact: string; of: PartType; its: string } } = {
  motherboard: { fact: 'socket', of: 'cpu', its: 'socket' },
  ram: { fact: 'type', of: 'motherboard', its: 'ramType' },
};

interface Shelved {
  shelf: DerivedShelf;
  rows: readonly number[];
  rare: readonly number[];
}

/** Draws parts of the market, half of them from the rarest quarter, now and then one of the catalogue. */
export class MarketBuilds {
  readonly #catalogue = wholeCatalogue();
  readonly #shelves = new Map<PartType, Shelved>();

  #shelved(type: PartType): Shelved {
    const known = this.#shelves.get(type);
    if (known) return known;
    const shelf = marketShelf(type);
    const rows = rarestFirst(type, shelf);
    const made = { shelf, rows, rare: rows.slice(0, Math.ceil(rows.length / 4)) };
    this.#shelves.set(type, made);
    return made;
  }

  #part(stream: Random, type: PartType, chosen: ReadonlyMap<PartType, StoredPart>): StoredPart {
    if (type === 'ups' || stream.chance(0.1)) return stream.pick(this.#catalogue[type] ?? []);
    const { shelf, rows, rare } = this.#shelved(type);
    const goes = together[type];
    const wanted = goes && chosen.get(goes.of)?.specs?.[goes.its];
    const column = goes && shelf.column(goes.fact);
    const some = stream.chance(0.5) ? rare : rows;
    const fitting =
      wanted === undefined || stream.chance(0.15) ? some : some.filter((row) => valueIn(column, row) === wanted);
    return storedPart(type, shelf.partAt(stream.pick(fitting.length > 0 ? fitting : rows)));
  }

  /** A build of parts of the market. The same seed gives the same build while the market stays. */
  build(seed: number): CheckedBuild {
    const stream = random(seed);
    const whole = stream.chance(0.8);
    const chosen = new Map<PartType, StoredPart>();
    const lines: [PartType, PartQuantity[]][] = [];
    for (const { type, required, several } of partTypes) {
      if (!stream.chance(required ? (whole ? 1 : 0.8) : (likely[type] ?? 0.25))) continue;
      const parts = Array.from({ length: several && stream.chance(0.3) ? 2 : 1 }, () =>
        this.#part(stream, type, chosen),
      );
      const [first] = parts;
      if (first) chosen.set(type, first);
      const quantity = (): number => (several && stream.chance(0.3) ? stream.whole(2, 4) : 1);
      lines.push([type, parts.map((part) => ({ part, quantity: quantity() }))]);
    }
    return fromComponents(Object.fromEntries(lines));
  }
}
