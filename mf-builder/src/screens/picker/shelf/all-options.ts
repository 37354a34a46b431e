import type { BuildComponents } from '@rig4u/shared/builds';
import { loadMarket } from '../../../catalogue/market/load-market';
import { readMarketId } from '../../../catalogue/market/market-id';
import { nextTask } from '../../../catalogue/next-task';
import type { CatalogueType } from '../../../catalogue/schema';
import { builtIn } from '../../../catalogue/source';
import type { Option } from '../../../domain/columns/column';
import { countReasons } from '../../../domain/filters/apply-filters';
import { meantOf } from '../../../domain/part-search/both-shelves';
import { indexShelf, type ShelfIndex } from '../../../domain/part-search/shelf-index';
import { nearRows } from '../../../domain/part-search/shelf-near';
import { searchShelf } from '../../../domain/part-search/shelf-search';
import { judgeShelf, linesOf, openShelf, type JudgedShelf, type OpenShelf } from '../../../domain/shelf/all-parts';
import { listShelf } from '../../../domain/shelf/list';
import { orderOf } from '../../../domain/shelf/order';
import { MarketNotice } from '../../../components/market-notice';
import type { Options, OurOptions } from '../options/use-options';
import { facetsOfBoth } from './both-facets';

/** The market of a category, opened: what a list over all parts is made of. */
export interface Market extends OpenShelf {
  index: () => ShelfIndex;
  /** Reads the words of all rows, a moment after it was asked for. */
  prepare: () => void;
}

/** Opens the market of a category. Rejects when its file does not arrive. */
export async function openMarket(type: CatalogueType): Promise<Market> {
  const [shelf, ours] = await Promise.all([loadMarket(type), builtIn.load(type)]);
  // What takes long on a phone is done piece by piece, so that the page answers in between.
  for (const fact of [...shelf.everDerived, ...shelf.everDoubted]) {
    await nextTask();
    shelf.column(fact);
  }
  await nextTask();
  let index: ShelfIndex | undefined;
  const words = () => (index ??= indexShelf(type, shelf));
  return { ...openShelf(type, shelf, ours), index: words, prepare: () => void nextTask().then(words) };
}

const judged = new WeakMap<Options['all'], JudgedShelf>();

/** Judged once while the other types' parts stay: our options keep their identity as long. */
function judgedFor(ours: OurOptions, market: Market, components: BuildComponents): JudgedShelf {
  const known = judged.get(ours.all) ?? judgeShelf(market, components);
  judged.set(ours.all, known);
  return known;
}

/** Of parts that are only near so many are shown where ours has none. */
const mostNear = 3;

/**
 * The options of a category over both shelves: ours as they are, and the rows of the market that filters and search leave, in one order. `missed`:
 * ours have no answer to the search, and the market is asked for it.
 */
export function allOptions(ours: OurOptions, market: Market, components: BuildComponents, missed: boolean): Options {
  const { category, filters, groups, sort, picked } = ours;
  const { shelf, others } = market;
  const judge = judgedFor(ours, market, components);
  const query = filters.query.trim();
  const meant =
    query === '' || !ours.found
      ? undefined
      : meantOf(ours.found, searchShelf(category, market.index(), query, nearRows));
  const showsOurs = !meant || meant.parts.length > 0;
  const own = (list: readonly Option[]): readonly Option[] => (showsOurs ? list : []);

  const chosenRows = new Set([...picked].flatMap((id) => rowOf(market, id) ?? []));
  const ofMarket = new Map(
    ours.chosen.flatMap(({ part }) => {
      const option = rowOf(market, part.id) === undefined ? undefined : judge.optionOfChosen(part);
      return option ? [[part.id, option] as const] : [];
    }),
  );
  const wanted = new Set(others);
  const found = (meant?.rows ?? []).filter((row) => wanted.has(row));
  const among = meant
    ? ({
        rows: meant.by === 'near' ? found.slice(0, mostNear) : found,
        found: meant.by === 'near' ? 'near' : 'sure',
      } as const)
    : { rows: wanted };
  const list = listShelf(category, shelf, { ...filters, sort }, judge.gradeAt, among);
  const order = sort === 'fit' ? undefined : orderOf(category, shelf, sort);
  const shownFailing = filters.fits ? new Uint16Array() : list.failing;
  const isChosen = (row: number): boolean => chosenRows.has(row);
  const unchosen = (row: number): boolean => !isChosen(row);
  const chosen = [list.fitting, list.lessKnown, shownFailing].flatMap((some) =>
    Array.from(some.filter(isChosen), judge.optionAt).map((option) => ofMarket.get(option.part.id) ?? option),
  );
  const lines = (options: readonly Option[], some: Uint16Array) =>
    linesOf(own(options), some.filter(unchosen), order, judge.optionAt);
  const rows = list.fitting.length + list.lessKnown.length + list.failing.length;
  const state = { status: 'open', found: rows, missed, Notice: MarketNotice, prepare: market.prepare } as const;
  if (missed && rows === 0) return { ...ours, market: state };
  const fitting = lines(groups.fitting, list.fitting);
  const lessKnown = lines([], list.lessKnown);
  const failing = lines(groups.failing, shownFailing);
  const reasons = countReasons([
    ...Array.from(list.failing, (row) => judge.reasonAt(row) ?? ''),
    ...(showsOurs
      ? (ours.failing?.reasons ?? []).flatMap(({ reason, count }) => Array<string>(count).fill(reason))
      : []),
  ]);
  const left = fitting.length + lessKnown.length + failing.length + groups.chosen.length + chosen.length;
  const fits = (row: number): boolean => judge.gradeAt(row) !== 'fail';
  return {
    ...ours,
    facets: ours.facets && facetsOfBoth(ours.facets, market),
    search: meant ? (meant.by === 'sure' ? 'words' : meant.by) : ours.search,
    nearestFirst: meant?.by === 'near' && sort === 'fit',
    counts: { all: (ours.counts?.all ?? 0) + others.length, left },
    failing: { count: list.failing.length + (showsOurs ? (ours.failing?.count ?? 0) : 0), reasons },
    all: {
      get: (id) => ours.all.get(id) ?? ofMarket.get(id) ?? optionAtId(market, judge, id),
      has: (id) => ours.all.has(id) || rowOf(market, id) !== undefined,
    },
    groups: {
      chosen: [...groups.chosen, ...chosen],
      ...{ fitting, lessKnown, failing },
      failingWords: reasonsInShort(reasons),
    },
    // Of ours alone they would be said of all.
    reasons: sort === 'fit' ? noReasons : ours.reasons,
    fitting: ours.fitting + others.filter(fits).length,
    market: state,
  };
}

const noReasons: Options['reasons'] = new Map();

/** So many reasons are named. */
const named = 3;

function reasonsInShort(reasons: readonly { reason: string; count: number }[]): string | undefined {
  const shown = reasons.slice(0, named).map(({ reason, count }) => `${reason} (${count})`);
  return reasons.length === 0 ? undefined : shown.join(', ') + (reasons.length > named ? ' and others' : '');
}

/** The row of a part of the market; undefined for another part, and for one that is ours. */
function rowOf({ type, shelf }: Market, id: string): number | undefined {
  const named = readMarketId(id);
  return named?.type === type ? shelf.rowOf(named.n) : undefined;
}

function optionAtId(market: Market, judge: JudgedShelf, id: string): Option | undefined {
  const row = rowOf(market, id);
  return row === undefined ? undefined : judge.optionAt(row);
}
