import { partTypeNames } from '../../../shared/src/builds/part-types';
import type { CatalogueType } from '../../../mf-builder/src/catalogue/schema';
import { checkedOption } from '../../../mf-builder/src/domain/compatibility/checked-build';
import { judgeRows } from '../../../mf-builder/src/domain/compatibility/rule-memo/judge-rows';
import { rowsOf } from '../../../mf-builder/src/domain/compatibility/rule-memo/rows';
import { rules } from '../../../mf-builder/src/domain/compatibility/rules';
import type { CheckedBuild } from '../../../mf-builder/src/domain/compatibility/types';
import type { Catalogue } from './catalogues';
import { timeInTurn } from './timing';

/**
 * What the memo of what rules read saves, for each type: how often rules run for a list of options, and the median time, beside every rule run for every
 * option in the same run. `buildOf` makes the build of a round.
 */
export function memoTable(catalogue: Catalogue, buildOf: (round: number) => CheckedBuild, rounds: number) {
  return Object.fromEntries(
    partTypeNames.map((type): [string, Record<string, string | number>] => {
      const parts = optionsOf(catalogue, type);
      const reading = rules.filter(({ types }) => types.includes(type));
      const runs: number[] = [];
      const { every, memo } = timeInTurn(
        {
          every: (round) => {
            const build = buildOf(round);
            return parts.map((part) => reading.map(({ check }) => check({ ...build, [type]: [part] })));
          },
          memo: (round) => {
            const { templatesAt, runs: run } = judgeRows(buildOf(round), reading, rowsOf(type, parts));
            runs.push(run);
            return parts.map((_, row) => templatesAt(row));
          },
        },
        rounds,
      );
      const mean = runs.reduce((sum, one) => sum + one, 0) / runs.length;
      return [
        `${type}: ${parts.length}`,
        {
          'runs, every rule for every option': parts.length * reading.length,
          'runs by the memo': Math.round(mean),
          every: `${every?.median.toFixed(2)} ms`,
          memo: `${memo?.median.toFixed(2)} ms`,
          ratio: ((every?.median ?? Number.NaN) / (memo?.median ?? Number.NaN)).toFixed(1),
        },
      ];
    }),
  );
}

const optionsOf = (catalogue: Catalogue, type: CatalogueType) => catalogue[type].map(checkedOption);
