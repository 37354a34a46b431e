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
import { noFilters } from '../../../mf-builder/src/domain/filters/filters';
import { rowFits } from '../../../mf-builder/src/domain/fitting/option-fits';
import { indexShelf } from '../../../mf-builder/src/domain/part-search/shelf-index';
import { nearRows } from '../../../mf-builder/src/domain/part-search/shelf-near';
import { searchShelf } from '../../../mf-builder/src/domain/part-search/shelf-search';
import { coverageText } from '../../../mf-builder/src/domain/shelf/coverage';
import { listShelf } from '../../../mf-builder/src/domain/shelf/list';
import { rowsOfShelf } from '../../../mf-builder/src/domain/shelf/rows-of-shelf';
import { partTypeNames } from '../../../shared/src/builds/part-types';
import type { BuildComponents } from '../../../shared/src/builds/schema';
import { bestOfThree } from './best-of-three';
import { memoryOf } from './memory';

/** What the design of the market asks for (`pnpm bench market` says so beside each figure). */
const aims = { bytes: 65_000, megabytes: 60, listMs: 50, keyMs: 16 };
const [rounds, seed, inSight] = [60, 20261128, 24];

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

/** The first list after a change of the build: every row judged and ordered, what the rows in sight say. */
function firstList(components: BuildComponents, type: CatalogueType, shelf: DerivedShelf) {
  const { verdictAt, fitAt } = rowFits(components, type, rowsOfShelf(type, shelf));
  const list = listShelf(type, shelf, noFilters, verdictAt);
  return [...list.fitting.subarray(0, inSight)].map((row) => [shelf.partAt(row), coverageText(fitAt(row))]);
}

function listOf(type: CatalogueType, shelf: DerivedShelf, builds: readonly BuildComponents[]) {
  const { median, p95 } = bestOfThree(builds.map((build) => () => firstList(build, type, shelf)));
  return {
    'first list, median': `${median.toFixed(2)} ms`,
    [`p95 (${aims.listMs} ms)`]: beside(p95, aims.listMs, 'ms'),
  };
}

function keysOf(type: CatalogueType, shelf: DerivedShelf) {
  const typed = marketQueries
    .filter((query) => query.type === type)
    .flatMap((query) => Array.from({ length: query.typed.length }, (_, end) => query.typed.slice(0, end + 1)));
  if (typed.length === 0) return {};
  const index = indexShelf(type, shelf);
  const { p95 } = bestOfThree(typed.map((query) => () => searchShelf(type, index, query, nearRows)));
  return { [`a key, p95 (${aims.keyMs} ms)`]: beside(p95, aims.keyMs, 'ms') };
}
