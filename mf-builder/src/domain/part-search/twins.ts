import { partName } from '@rig4u/shared/builds';
import type { Shelf } from '../../../market/src/pack/read';
import { valueIn } from '../../../market/src/pack/read';
import { specSchemas, type CatalogueType, type Part } from '../../catalogue/schema';
import { nameOnShelf } from '../shelf/rows-of-shelf';
import { textsOfPart, writtenTexts } from './searched-facts';
import { wordsOfFacts } from './shelf-index';
import { searchWords } from './spelled';

/** What is said of a part, beside others that may be the same product. */
interface Described {
  words: readonly string[];
  ofFacts: ReadonlySet<string>;
  /** The value of a fact that is surely stated; undefined where none is. */
  stated: (fact: string) => unknown;
}

/** Which rows of a shelf are one product. */
export interface Products {
  /** For each row the row that stands for its product; for nearly all that is the row itself. */
  standing: Uint16Array;
  /** The rows that are the same product as a part of the catalogue. */
  twinsOf: (part: Part) => readonly number[];
}

const made = new WeakMap<Shelf, Products>();
const colours = 'colors';

/**
 * Records are one product where their names are the same but for words of facts that both state, and where they state nothing otherwise: no fact
 * that is sure, and no colour. The one that states most stands for them.
 */
export function productsOf(type: CatalogueType, shelf: Shelf): Products {
  const known = made.get(shelf);
  if (known) return known;
  const facts = Object.keys(specSchemas[type].entries);
  const areOne = (one: Described, other: Described): boolean =>
    namedAlike(one, other) && ![...facts, colours].some((fact) => differ(one.stated(fact), other.stated(fact)));
  const describe = rowsDescribed(type, shelf);
  const namesakes = new Map<string, number[]>();
  for (let row = 0; row < shelf.count; row += 1) {
    const bare = bareName(describe(row));
    const rows = namesakes.get(bare);
    if (rows) rows.push(row);
    else namesakes.set(bare, [row]);
  }
  const statements = (row: number): number => facts.filter((fact) => shelf.column(fact)?.codes[row]).length;
  const standing = Uint16Array.from({ length: shelf.count }, (_, row) => row);
  for (const rows of namesakes.values()) {
    if (rows.length === 1) continue;
    const first: number[] = [];
    for (const row of rows.toSorted((a, b) => statements(b) - statements(a) || a - b)) {
      const twin = first.find((other) => areOne(describe(row), describe(other)));
      if (twin === undefined) first.push(row);
      else standing[row] = twin;
    }
  }
  const twinsOf = (part: Part): number[] => {
    const own = described(type, part);
    return (namesakes.get(bareName(own)) ?? []).filter((row) => areOne(own, describe(row)));
  };
  const products = { standing, twinsOf };
  made.set(shelf, products);
  return products;
}

/** Of rows that are found, one for each product: the one that stands for it where it is found, in the place of the first. */
export function onePerProduct(rows: readonly number[], { standing }: Products): number[] {
  const found = new Map<number, number>();
  for (const row of rows) {
    const product = standing[row] ?? row;
    if (row === product || !found.has(product)) found.set(product, row);
  }
  return [...found.values()];
}

/** A name without the words that state its facts. */
const bareName = ({ words, ofFacts }: Described): string => words.filter((word) => !ofFacts.has(word)).join(' ');

function rowsDescribed(type: CatalogueType, shelf: Shelf): (row: number) => Described {
  const factsAt = wordsOfFacts(type, shelf, writtenTexts);
  return (row) => {
    const doubted = [valueIn(shelf.doubted, row)].flat();
    return {
      words: searchWords(nameOnShelf(shelf, row)),
      ofFacts: new Set(factsAt(row).flat()),
      stated: (fact) => {
        if (fact === colours) return valueIn(shelf.colors, row);
        return doubted.includes(fact) ? undefined : valueIn(shelf.column(fact), row);
      },
    };
  };
}

function described(type: CatalogueType, part: Part): Described {
  const specs: Readonly<Record<string, unknown>> = part.specs;
  return {
    words: searchWords(partName(part)),
    ofFacts: new Set(textsOfPart(type, part, writtenTexts).flatMap(searchWords)),
    stated: (fact) => (fact === colours ? part.colors : specs[fact]),
  };
}

/** Whether each word that one name has and the other has not states a fact of both. */
const namedAlike = (one: Described, other: Described): boolean =>
  one.words.every((word) => other.words.includes(word) || other.ofFacts.has(word)) &&
  other.words.every((word) => one.words.includes(word) || one.ofFacts.has(word));

/** Whether two known values differ; of lists the order does not count. */
const differ = (one: unknown, other: unknown): boolean =>
  one !== undefined && other !== undefined && meaning(one) !== meaning(other);

const meaning = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((entry) => JSON.stringify(entry))
        .toSorted()
        .join()
    : JSON.stringify(value);
