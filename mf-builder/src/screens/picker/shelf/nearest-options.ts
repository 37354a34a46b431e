import { partName } from '@rig4u/shared/builds';
import type { Option } from '../../../domain/columns/column';
import { badness } from '../../../domain/compatibility/check-summary';
import { narrowParts } from '../../../domain/filters/apply-filters';
import { partsWithAllWords } from '../../../domain/part-search/all-words';
import { rowsWithAllWords } from '../../../domain/part-search/shelf-search';
import { valueOf, type Fact } from '../../../domain/parts/facts';
import type { JudgedShelf } from '../../../domain/shelf/all-parts';
import { knownWell } from '../../../domain/shelf/deciding';
import { rowMatcher } from '../../../domain/shelf/matching';
import { nearestTo, type Nearest } from '../../../domain/shelf/nearest';
import { nameOnShelf } from '../../../domain/shelf/rows-of-shelf';
import { columnOfFact } from '../../../domain/shelf/values';
import { wishesOf } from '../../../domain/shelf/wishes';
import { valueIn } from '../../../../market/src/pack/read';
import type { OurOptions } from '../options/use-options';
import type { Market } from './open-market';

/** What is nearest to the filters among the parts of both shelves that work in the build and are known well; its name in place of the part. */
export function nearestOptions(ours: OurOptions, market: Market, judge: JudgedShelf): Nearest<string>[] {
  const { category, filters, sorted } = ours;
  const { shelf, others } = market;
  const { wishes, rest } = wishesOf(category, filters);
  if (wishes.length === 0) return [];
  const parts = sorted.map(({ part }) => part);
  const withWords = (typed: string) => {
    if (typed === '') return { ids: undefined, rows: undefined };
    return {
      ids: new Set(partsWithAllWords(category, parts, typed).map(({ id }) => id)),
      rows: new Set(rowsWithAllWords(category, market.index(), typed)),
    };
  };
  const asked = wishes.map(({ alone }) => {
    const { ids, rows } = withWords(alone.query);
    const left = new Set(narrowParts(category, parts, alone, () => works).parts.map(({ id }) => id));
    const isLeft = rowMatcher(category, shelf, alone);
    return (candidate: Option | number): boolean =>
      typeof candidate === 'number'
        ? isLeft(candidate) && rows?.has(candidate) !== false
        : left.has(candidate.part.id) && ids?.has(candidate.part.id) !== false;
  });
  const named = withWords(rest);
  const columns = new Map<Fact, ReturnType<typeof columnOfFact>>();
  const columnOf = (fact: Fact) => {
    if (!columns.has(fact)) columns.set(fact, columnOfFact(shelf, fact));
    return columns.get(fact);
  };
  const well = knownWell(category, shelf);
  const rank = (row: number): number => badness[judge.gradeAt(row)];
  const candidates = [
    ...sorted.filter(({ part, fit }) => fit.verdict !== 'fail' && named.ids?.has(part.id) !== false),
    ...[...others]
      .filter((row) => well[row] === 1 && judge.gradeAt(row) !== 'fail' && named.rows?.has(row) !== false)
      .toSorted((a, b) => rank(a) - rank(b)),
  ];
  return nearestTo<Option | number>(wishes, candidates, {
    holds: (wish, candidate) => asked[wish]?.(candidate) === true,
    valueOf: ({ fact }, candidate) => {
      if (!fact) return undefined;
      return typeof candidate === 'number' ? valueIn(columnOf(fact), candidate) : valueOf(fact, candidate.part);
    },
  }).map((nearest) => ({
    ...nearest,
    best: typeof nearest.best === 'number' ? nameOnShelf(shelf, nearest.best) : partName(nearest.best.part),
  }));
}

const works = { verdict: 'pass' } as const;
