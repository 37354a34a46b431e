import { isPartType, partName, type PartType } from '@rig4u/shared/builds';
import * as v from 'valibot';
import { marketId } from '../src/catalogue/market/market-id';
import { partsWithAllWords } from '../src/domain/part-search/all-words';
import { searchBoth, type OpenShelf } from '../src/domain/part-search/both-shelves';
import { nearestParts } from '../src/domain/part-search/near-misses';
import { indexShelf } from '../src/domain/part-search/shelf-index';
import { nearRows } from '../src/domain/part-search/shelf-near';
import { nameOnShelf } from '../src/domain/shelf/rows-of-shelf';
import { partsInFile } from './catalogue-files';
import { marketShelf } from './either-shelf';
import { answerTo, Malformed, type LineAnswer } from './json-line';

const atMost = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 20);

const shelves = new Map<PartType, OpenShelf>();

function openShelf(type: PartType): OpenShelf {
  const shelf = marketShelf(type);
  const open = shelves.get(type) ?? { shelf, index: indexShelf(type, shelf) };
  shelves.set(type, open);
  return open;
}

function answerOf({ type, query, limit }: Record<string, unknown>): object {
  if (typeof type !== 'string' || !isPartType(type))
    throw new Malformed('type must be one of the catalogue, named as there: cpu, motherboard, gpu, ram and so on');
  if (typeof query !== 'string') throw new Malformed('query must be text');
  const most = v.safeParse(atMost, limit);
  if (!most.success) throw new Malformed('limit must be a whole number from 1 on');
  const open = openShelf(type);
  const steps = { words: partsWithAllWords, near: nearestParts };
  const wanted = query.trim();
  const { parts, rows } =
    wanted === '' ? { parts: [], rows: [] } : searchBoth(type, partsInFile(type), open, wanted, steps, nearRows);
  const found = [
    ...parts.map((part) => ({ id: part.id, name: partName(part) })),
    ...rows.map((row) => ({
      id: marketId(type, open.shelf.numberAt(row)),
      name: nameOnShelf(open.shelf, row),
    })),
  ];
  const more = found.length - most.output;
  return { hits: found.slice(0, most.output), ...(more > 0 && { more }) };
}

/** Answers one line of `search-parts`; its help says what is read and written. `number` counts lines from 1. Never throws for a bad line. */
export const searchLine = (text: string, number: number): LineAnswer =>
  answerTo(text, number, '{"id": "1", "type": "gpu", "query": "rtx 5070"}', answerOf);
