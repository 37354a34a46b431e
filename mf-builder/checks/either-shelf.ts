import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredPart } from '@rig4u/shared/builds';
import { deriveShelf, type DerivedShelf } from '../market/src/derived/derive-shelf';
import { readType } from '../market/src/pack/read';
import { packedFolder } from '../market/src/packed/folder';
import { readMarketId } from '../src/catalogue/market/market-id';
import { storedPart } from '../src/catalogue/market/stored-part';
import type { CatalogueType } from '../src/catalogue/schema';
import { partById } from './catalogue-files';

const shelves = new Map<CatalogueType, DerivedShelf>();

/** All parts on the market of a type, for programs, after `renewPacked`: read when they are first asked for. */
export function marketShelf(type: CatalogueType): DerivedShelf {
  const file = path.join(packedFolder, `market-${type}.json`);
  const shelf = shelves.get(type) ?? deriveShelf(type, readType(JSON.parse(readFileSync(file, 'utf8'))));
  shelves.set(type, shelf);
  return shelf;
}

/** The part with an id in the catalogue (`gpu14`) or on the market (`gpu~123`); undefined where neither has it in the type. */
export function ofEitherShelf(type: CatalogueType, id: string): StoredPart | undefined {
  const named = readMarketId(id);
  if (!named) return partById(type, id);
  const row = named.type === type ? marketShelf(type).rowOf(named.n) : undefined;
  return row === undefined ? undefined : storedPart(type, marketShelf(type).partAt(row));
}
