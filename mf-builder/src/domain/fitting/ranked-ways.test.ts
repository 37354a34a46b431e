/** @jest-environment node */
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { rankedWays, wayTypes } from './ranked-ways';
import { isAddition, takeWay } from './way';

const seed = 20261128;
const catalogue = wholeCatalogue();

test(`a way out comes with all that the check then says of its part, in broken builds, seed ${seed}`, () => {
  let several = 0;
  for (const components of brokenBuilds(catalogue, seed, 3))
    for (const { rule, verdict, parts } of check(fromComponents(components)).findings) {
      if (verdict !== 'fail') continue;
      const types = [...new Set(parts.map(({ type }) => type))].filter((type) => wayTypes(rule).includes(type));
      for (const { way, findings } of rankedWays(components, rule, types, catalogue, 'gaming')) {
        const came = isAddition(way) ? way.added.map(({ part }) => part.id) : [way.to.id];
        const wanted = check(fromComponents(takeWay({ components }, way).components)).findings.filter(
          (one) => one.verdict !== 'pass' && one.parts.some(({ id }) => came.includes(id ?? '')),
        );
        expect(new Set(findings)).toEqual(new Set(wanted));
        several += Number(wanted.length > 1);
      }
    }
  expect(several).toBeGreaterThan(0);
});
