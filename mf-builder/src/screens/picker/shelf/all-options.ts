import type { BuildComponents } from '@rig4u/shared/builds';
import { ourCount } from '../../../catalogue/market/all-counts';
import type { Option } from '../../../domain/columns/column';
import { countReasons } from '../../../domain/filters/apply-filters';
import { meantOf } from '../../../domain/part-search/both-shelves';
import { nearRows } from '../../../domain/part-search/shelf-near';
import { searchShelf } from '../../../domain/part-search/shelf-search';
import { judgeShelf, linesOf, type JudgedShelf } from '../../../domain/shelf/all-parts';
import { knownWell } from '../../../domain/shelf/deciding';
import { listShelf } from '../../../domain/shelf/list';
import { orderOf } from '../../../domain/shelf/order';
import { MarketNotice } from '../../../components/market-notice';
import type { Options, OurOptions } from '../options/use-options';
import { nothingFound } from '../options/nothing-found';
import { facetsOfBoth } from './both-facets';
import { NearestNote } from './nearest-note';
import { nearestOptions } from './nearest-options';
import { rowOf, type Market } from './open-market';

export { openMarket } from './open-market';

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
  for (const row of chosenRows) wanted.delete(row);
  const found = (meant?.rows ?? []).filter((row) => wanted.has(row));
  const among = meant
    ? ({
        rows: found,
        found: meant.by === 'near' ? 'near' : 'sure',
      } as const)
    : { rows: wanted };
  const listed = listShelf(category, shelf, { ...filters, sort }, judge.gradeAt, among);
  const list = meant?.by === 'near' ? { ...listed, fitting: listed.fitting.subarray(0, mostNear) } : listed;
  const order = sort === 'fit' ? undefined : orderOf(category, shelf, sort);
  const lines = (options: readonly Option[], rows: Uint16Array) => linesOf(own(options), rows, order, judge.optionAt);
  const fails = filters.fits ? new Uint16Array() : list.failing;
  const isFound = (id: string): boolean => !meant || meant.rows.includes(rowOf(market, id) ?? -1);
  const chosenFound = [...ofMarket.keys()].filter(isFound).length;
  const working = list.fitting.length + list.lessKnown.length;
  // Where ours are there and fail, what else fails is no answer either.
  const rows = working + chosenFound + (missed && groups.failing.length > 0 ? 0 : fails.length);
  const well = knownWell(category, shelf);
  const answered =
    meant?.by !== 'near' &&
    (own(groups.fitting).length + groups.chosen.length + chosenFound > 0 ||
      [...list.fitting, ...list.lessKnown].some((row) => well[row] === 1));
  const nearest = answered ? [] : nearestOptions(ours, market, judge);
  const state: Options['market'] = {
    status: 'open',
    found: rows,
    missed: missed ? missedText(groups.failing.length > 0) : undefined,
    isOrdered: sort === 'fit' || order !== undefined,
    ...{ Notice: MarketNotice, prepare: market.prepare },
    ...(nearest.length > 0 && {
      nearest: { found: nearest, unsure: meant?.by !== 'near' && working > 0, Note: NearestNote },
    }),
  };
  const reasons = countReasons([
    ...Array.from(list.failing, (row) => judge.reasonAt(row) ?? ''),
    ...(showsOurs
      ? (ours.failing?.reasons ?? []).flatMap(({ reason, count }) => Array<string>(count).fill(reason))
      : []),
  ]);
  const failingOfAll = { count: list.failing.length + (showsOurs ? (ours.failing?.count ?? 0) : 0), reasons };
  if (missed && rows === 0) return { ...ours, failing: failingOfAll, market: state };
  const fitting = lines(groups.fitting, list.fitting);
  const lessKnown = lines([], list.lessKnown);
  const failing = lines(groups.failing, fails);
  const counted = countGrades(others, judge);
  return {
    ...ours,
    facets: ours.facets && facetsOfBoth(ours.facets, market),
    search: meant ? (meant.by === 'sure' ? 'words' : meant.by) : ours.search,
    nearestFirst: meant?.by === 'near' && sort === 'fit',
    counts: {
      all: (ours.counts?.all ?? 0) + others.length,
      left: fitting.length + lessKnown.length + failing.length + own(groups.chosen).length + chosenFound,
    },
    failing: failingOfAll,
    all: {
      get: (id) => ours.all.get(id) ?? ofMarket.get(id) ?? (picked.has(id) ? undefined : optionAtId(market, judge, id)),
      has: (id) => ours.all.has(id) || ofMarket.has(id) || (!picked.has(id) && rowOf(market, id) !== undefined),
    },
    groups: {
      chosen: [...groups.chosen, ...ofMarket.values()],
      ...{ fitting, lessKnown, failing },
      failingWords: reasonsInShort(reasons),
    },
    // Of ours alone they would be said of all.
    reasons: sort === 'fit' ? noReasons : ours.reasons,
    fitting: ours.fitting + counted.fitting,
    notChecked: counted.notChecked,
    market: state,
  };
}

/** Why all parts are listed where ours are asked for. */
const missedText = (fail: boolean): string =>
  fail ? `None of our ${ourCount} that match fits your build` : nothingFound;

/** How many rows fit, also with a warning or probably, and how many are not checked. */
function countGrades(rows: Uint16Array, { gradeAt }: JudgedShelf) {
  const counted = { fitting: 0, notChecked: 0 };
  for (const row of rows) {
    const grade = gradeAt(row);
    if (grade === 'unknown') counted.notChecked += 1;
    else if (grade !== 'fail') counted.fitting += 1;
  }
  return counted;
}

const noReasons: Options['reasons'] = new Map();

/** So many reasons are named. */
const named = 3;

function reasonsInShort(reasons: readonly { reason: string; count: number }[]): string | undefined {
  const shown = reasons.slice(0, named).map(({ reason, count }) => `${reason} (${count})`);
  return reasons.length === 0 ? undefined : shown.join(', ') + (reasons.length > named ? ' and others' : '');
}

function optionAtId(market: Market, judge: JudgedShelf, id: string): Option | undefined {
  const row = rowOf(market, id);
  return row === undefined ? undefined : judge.optionAt(row);
}
