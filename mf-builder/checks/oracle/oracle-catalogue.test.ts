/** @jest-environment node */
import { check } from '../../src/domain/compatibility/check';
import { rules } from '../../src/domain/compatibility/rules';
import { wholeCatalogue } from '../broken-builds';
import { rounds } from '../rounds';
import { catalogueBuild } from './catalogue-build';
import { compare } from './compare';

const seed = 20261123;
const builds = rounds({ full: 20_000, short: 1_000 });

test(`the check and the oracle say the same of ${builds} builds of catalogue parts, from seed ${seed} on`, () => {
  const catalogue = wholeCatalogue();
  const { differences, counts } = compare(check, seed, builds, (at) => catalogueBuild(catalogue, at));
  expect(differences.slice(0, 40)).toEqual([]);
  // Every rule speaks of some of them, or the comparison says nothing of it.
  expect(rules.filter(({ id }) => counts[id] === undefined).map(({ id }) => id)).toEqual([]);
}, 600_000);
