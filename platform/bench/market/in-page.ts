import { deriveShelf, type DerivedShelf } from '../../../mf-builder/market/src/derived/derive-shelf';
import { readType } from '../../../mf-builder/market/src/pack/read';
import type { CatalogueType } from '../../../mf-builder/src/catalogue/schema';
import type { RowFits } from '../../../mf-builder/src/domain/fitting/option-fits';
import { indexShelf, type ShelfIndex } from '../../../mf-builder/src/domain/part-search/shelf-index';
import { nearRows } from '../../../mf-builder/src/domain/part-search/shelf-near';
import { searchShelf } from '../../../mf-builder/src/domain/part-search/shelf-search';
import type { BuildComponents } from '../../../shared/src/builds/schema';
import { bestOfThree } from './best-of-three';
import { judged, rowsInSight } from './first-list';

/** What a bench asks of the page in which a type of the market is open. */
export interface MarketInPage {
  /** Milliseconds of the first list in each of the builds: the best of three. */
  lists(builds: readonly BuildComponents[]): { median: number; p95: number };
  /** Milliseconds from each key to the paint that shows what it finds, in a build: the best of three. */
  keys(queries: readonly string[], build: BuildComponents): Promise<number[]>;
}

interface Open {
  type: CatalogueType;
  shelf: DerivedShelf;
  index: ShelfIndex;
}

/** After the next frame has been drawn. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });

function draw(texts: readonly string[]): void {
  document.body.replaceChildren(
    ...texts.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
  );
}

function onKey({ type, shelf, index }: Open, fits: RowFits, query: string): void {
  const { rows, by } = searchShelf(type, index, query, nearRows);
  draw(rowsInSight(type, shelf, fits, { rows, found: by === 'near' ? 'near' : 'sure' }));
}

/** Opens a type in this page, as a visitor's press does. */
function openMarket(type: CatalogueType, packed: unknown): MarketInPage {
  const shelf = deriveShelf(type, readType(packed));
  const open = { type, shelf, index: indexShelf(type, shelf) };
  return {
    lists: (builds) => bestOfThree(builds.map((build) => () => rowsInSight(type, shelf, judged(build, type, shelf)))),
    keys: async (queries, build) => {
      const fits = judged(build, type, shelf);
      const best = queries.map(() => Infinity);
      for (let turn = 0; turn < 3; turn += 1)
        for (const [at, query] of queries.entries()) {
          const start = performance.now();
          onKey(open, fits, query);
          await painted();
          best[at] = Math.min(best[at] ?? Infinity, performance.now() - start);
        }
      return best;
    },
  };
}

Object.assign(globalThis, { openMarket });
