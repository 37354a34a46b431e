import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { brokenBuilds, wholeCatalogue } from '../../../mf-builder/checks/broken-builds';
import { marketShelf } from '../../../mf-builder/checks/either-shelf';
import { marketQueries } from '../../../mf-builder/checks/part-search/market-queries';
import type { DerivedShelf } from '../../../mf-builder/market/src/derived/derive-shelf';
import { packedFolder } from '../../../mf-builder/market/src/packed/folder';
import { renewPacked } from '../../../mf-builder/market/src/packed/renew';
import type { CatalogueType } from '../../../mf-builder/src/catalogue/schema';
import { indexShelf } from '../../../mf-builder/src/domain/part-search/shelf-index';
import { nearRows } from '../../../mf-builder/src/domain/part-search/shelf-near';
import { searchShelf } from '../../../mf-builder/src/domain/part-search/shelf-search';
import { partTypeNames } from '../../../shared/src/builds/part-types';
import type { BuildComponents } from '../../../shared/src/builds/schema';
import { bestOfThree } from './best-of-three';
import { judged, rowsInSight } from './first-list';
import { memoryOf } from './memory';
import { measureSlowed, slower } from './slowed';

/** What the design of the market asks for (`pnpm bench market` says so beside each figure). */
const aims = { bytes: 65_000, megabytes: 60, listMs: 50, keyMs: 16, slowListMs: 150, slowKeyMs: 100 };
const [rounds, seed] = [60, 20261128];
/** Of so many queries of a type each beginning is a key on the slowed machine: each waits for a frame. */
const slowQueries = 4;

/** `pnpm bench market`: bytes, memory, the first list and a key in the search over all parts on the market, each beside its aim. */
export async function benchMarket(): Promise<void> {
  await renewPacked();
  const { shelves, opened, indexed } = openAll();
  console.log(
    `\nEvery type opened: ${opened.toFixed(1)} MB of at most ${aims.megabytes}; with all searches ready ${indexed.toFixed(1)} MB.`,
  );
  const builds = brokenBuilds(wholeCatalogue(), seed, rounds);
  console.log(
    `\n${builds.length} builds of the catalogue (seed ${seed}), each list made anew; every beginning of ${marketQueries.length} queries as a key; of each the best of three.`,
  );
  console.table(
    Object.fromEntries(
      [...shelves].map(([type, shelf]) => [
        `${type}: ${shelf.count}`,
        { ...bytesOf(type), ...listOf(type, shelf, builds), ...keysOf(type, shelf) },
      ]),
    ),
  );
  await slowedTable([...shelves], builds);
}

/** The same lists and keys where a processor is slowed, in a page. */
async function slowedTable(shelves: readonly [CatalogueType, DerivedShelf][], builds: readonly BuildComponents[]) {
  const types = shelves.map(([type]) => ({ type, typed: keysTyped(type, slowQueries) }));
  const seen = await measureSlowed(types, builds);
  console.log(
    `\nIn a page, the processor slowed ${slower} times: the same lists; every beginning of ${slowQueries} queries as a key, to the paint of the rows that it leaves.`,
  );
  console.table(
    Object.fromEntries(
      [...seen].map(([type, { list, key }]) => [
        type,
        {
          'first list, median': `${list.median.toFixed(0)} ms`,
          [`p95 (${aims.slowListMs} ms)`]: beside(list.p95, aims.slowListMs, 'ms'),
          ...(key !== undefined && { [`a key, p95 (${aims.slowKeyMs} ms)`]: beside(key, aims.slowKeyMs, 'ms') }),
        },
      ]),
    ),
  );
}

/** All shelves, and the memory that they take: as they are opened, and with what their searches read. */
function openAll() {
  const shelves = new Map<CatalogueType, DerivedShelf>();
  const opened = memoryOf(() => {
    for (const type of partTypeNames) {
      const shelf = marketShelf(type);
      if (shelf.count > 0) shelves.set(type, shelf);
    }
    return shelves;
  });
  const indexed = opened + memoryOf(() => [...shelves].map(([type, shelf]) => indexShelf(type, shelf)));
  return { shelves, opened, indexed };
}

const beside = (figure: number, aim: number, unit: string): string =>
  `${figure.toFixed(unit === 'KB' ? 1 : 2)} ${unit}${figure > aim ? ` (aim ${aim})` : ''}`;

function bytesOf(type: CatalogueType) {
  const bytes = gzipSync(readFileSync(path.join(packedFolder, `market-${type}.json`)), { level: 9 }).length;
  return { [`bytes (${aims.bytes / 1000} KB)`]: beside(bytes / 1000, aims.bytes / 1000, 'KB') };
}

function listOf(type: CatalogueType, shelf: DerivedShelf, builds: readonly BuildComponents[]) {
  const { median, p95 } = bestOfThree(
    builds.map((build) => () => rowsInSight(type, shelf, judged(build, type, shelf))),
  );
  return {
    'first list, median': `${median.toFixed(2)} ms`,
    [`p95 (${aims.listMs} ms)`]: beside(p95, aims.listMs, 'ms'),
  };
}

/** Every beginning of the first queries of a type, as they are typed. */
const keysTyped = (type: CatalogueType, most = Infinity): string[] =>
  marketQueries
    .filter((query) => query.type === type)
    .slice(0, most)
    .flatMap((query) => Array.from({ length: query.typed.length }, (_, end) => query.typed.slice(0, end + 1)));

function keysOf(type: CatalogueType, shelf: DerivedShelf) {
  const typed = keysTyped(type);
  if (typed.length === 0) return {};
  const index = indexShelf(type, shelf);
  const { p95 } = bestOfThree(typed.map((query) => () => searchShelf(type, index, query, nearRows)));
  return { [`a key, p95 (${aims.keyMs} ms)`]: beside(p95, aims.keyMs, 'ms') };
}
