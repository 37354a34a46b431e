import path from 'node:path';
import { check } from '../../../mf-builder/src/domain/compatibility/check';
import { fromComponents } from '../../../mf-builder/src/domain/compatibility/checked-build';
import { applyFilters } from '../../../mf-builder/src/domain/filters/apply-filters';
import { noFilters } from '../../../mf-builder/src/domain/filters/filters';
import { optionFits, type OptionFit } from '../../../mf-builder/src/domain/fitting/option-fits';
import { cheapestWay } from '../../../mf-builder/src/domain/fitting/clearing-ways';
import { partTypeNames } from '../../../shared/src/builds/part-types';
import type { BuildComponents } from '../../../shared/src/builds/schema';
import { builtInCatalogue, openCatalogue, type Catalogue } from './catalogues';
import { memoTable } from './memo';
import { timeInTurn, type Timing } from './timing';

/** The large catalogue's searches take seconds, so fewer rounds tell as much. */
const rounds = { small: 1000, large: 20, everyType: 10, memo: { small: 100, large: 10 } };
const queries = ['a', 'as', 'asu', 'asus', 'r', 'rt', 'rtx', '5', '50', 'm'];
const noFit: OptionFit = { verdict: 'pass', findings: [] };

/**
 * `pnpm bench builder [folder]`: the engine, a keystroke, and the search for a way out; beside a copy of the build as
 * JSON, measured in the same run. With a folder of OpenDB's files the same with its parts, and the first list of every
 * type.
 */
export async function benchBuilder(folder?: string): Promise<void> {
  const small = await builtInCatalogue();
  console.log(`\n20 parts per type, ${rounds.small} rounds.`);
  console.table(table(timeInTurn(tasksOf(small), rounds.small)));
  console.log(`\nThe memo of what rules read, ${rounds.memo.small} rounds.`);
  console.table(memoOf(small, rounds.memo.small));
  if (folder === undefined) {
    console.log(
      'For a catalogue of OpenDB give the folder of its files: pnpm bench builder <folder with cpu.jsonl.gz, …>',
    );
    return;
  }
  const { facts, theirs, ...large } = openCatalogue(small, path.resolve(folder));
  const parts = partTypeNames.reduce((sum, type) => sum + large[type].length, 0);
  console.log(`\nOpenDB: ${parts} parts with ${facts} facts, of which ${theirs} are its own; ${rounds.large} rounds.`);
  console.table(table(timeInTurn(tasksOf(large), rounds.large)));
  console.log(`\nThe first list of each type, checked anew, ${rounds.everyType} rounds.`);
  console.table(table(timeInTurn(listsOf(large), rounds.everyType)));
  console.log(`\nThe memo of what rules read, ${rounds.memo.large} rounds.`);
  console.table(memoOf(large, rounds.memo.large));
}

const memoOf = (catalogue: Catalogue, times: number) =>
  memoTable(catalogue, (round) => fromComponents(buildOf(catalogue, round)), times);

/** The first list of each type after a change of the build. */
function listsOf(catalogue: Catalogue): Record<string, (round: number) => unknown> {
  const lists = partTypeNames.map((type): [string, (round: number) => unknown] => [
    `${type}: ${catalogue[type].length}`,
    (round) => {
      const fits = optionFits(buildOf(catalogue, round), type, catalogue[type]);
      return applyFilters(type, catalogue[type], { ...noFilters, fits: true }, ({ id }) => fits.get(id) ?? noFit);
    },
  ]);
  const copied = buildOf(catalogue, 0);
  return { 'baseline: a build copied as JSON': () => JSON.parse(JSON.stringify(copied)), ...Object.fromEntries(lists) };
}

function tasksOf(catalogue: Catalogue): Record<string, (round: number) => unknown> {
  const builds = Array.from({ length: 50 }, (_, index) => buildOf(catalogue, index));
  const buildAt = (round: number): BuildComponents => builds[round % builds.length] ?? {};
  const checked = builds.map(fromComponents);
  const warm = optionFits(buildAt(0), 'gpu', catalogue.gpu);
  const key = (round: number) => ({ ...noFilters, fits: true, query: queries[round % queries.length] ?? '' });
  const broken = builds
    .map((build) => ({
      build,
      rule: check(fromComponents(build)).findings.find(({ verdict }) => verdict === 'fail')?.rule,
    }))
    .filter(({ rule }) => rule !== undefined);
  return {
    'baseline: a build copied as JSON': (round) => JSON.parse(JSON.stringify(buildAt(round))),
    'engine over one build': (round) => check(checked[round % checked.length] ?? {}),
    'keystroke: graphics cards, checked before': (round) =>
      applyFilters('gpu', catalogue.gpu, key(round), ({ id }) => warm.get(id) ?? noFit),
    'first list after a change of the build, checked anew': (round) => {
      const fits = optionFits(buildAt(round), 'gpu', catalogue.gpu);
      return applyFilters('gpu', catalogue.gpu, key(round), ({ id }) => fits.get(id) ?? noFit);
    },
    'cheapest way out': (round) => {
      const one = broken[round % broken.length];
      return one?.rule && cheapestWay(one.build, one.rule, catalogue);
    },
  };
}

/** One part of every type, another one for each index. */
const buildOf = (catalogue: Catalogue, index: number): BuildComponents =>
  Object.fromEntries(
    partTypeNames.map((type, place) => [type, catalogue[type][(index * 7 + place * 3) % catalogue[type].length]]),
  );

function table(timings: Record<string, Timing>): Record<string, Record<string, string>> {
  const [base] = Object.values(timings);
  return Object.fromEntries(
    Object.entries(timings).map(([name, { median, p95 }]) => [
      name,
      {
        median: `${median.toFixed(3)} ms`,
        p95: `${p95.toFixed(3)} ms`,
        'ratio to the baseline': (median / (base?.median ?? 1)).toFixed(1),
      },
    ]),
  );
}
