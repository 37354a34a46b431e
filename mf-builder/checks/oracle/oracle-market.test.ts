/** @jest-environment node */
import { check } from '../../src/domain/compatibility/check';
import { rules } from '../../src/domain/compatibility/rules';
import type { CheckedBuild } from '../../src/domain/compatibility/types';
import { rounds } from '../rounds';
import { compare } from './compare';
import { MarketBuilds } from './market-build';
import { oracle } from './oracle';

const seed = 20261201;
const builds = rounds({ full: 10_000, short: 600 });
const market = new MarketBuilds();

test(`the check and the oracle say the same of ${builds} builds of parts on the market, from seed ${seed} on`, () => {
  const { differences, counts } = compare(check, seed, builds, (at) => market.build(at));
  expect(differences.slice(0, 40)).toEqual([]);
  // Every rule speaks of some of them, or the comparison says nothing of it; the place of a supply can be chosen in one case of thousands.
  expect(rules.flatMap(({ id }) => (counts[id] || id === 'psu-place' ? [] : id))).toEqual([]);
}, 1_200_000);

/** The build as if every fact of it were stated. */
const asStated = (build: CheckedBuild): CheckedBuild =>
  Object.fromEntries(
    Object.entries(build).map(([type, parts]) => [
      type,
      parts && parts.map(({ doubts: _doubts, derived: _derived, ...part }) => part),
    ]),
  );

test('what may be wrong and what is derived counts in many of them, each way that it can', () => {
  const ways = new Map<string, number>();
  for (let at = seed; at < seed + 300; at += 1) {
    const build = market.build(at);
    const stated = oracle(asStated(build));
    for (const [rule, said] of Object.entries(oracle(build))) {
      const way = `${stated[rule] ?? 'nothing'} to ${said}`;
      if (stated[rule] !== said) ways.set(way, (ways.get(way) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(ways)).toMatchObject({
    'pass to unknown': expect.any(Number),
    'note to unknown': expect.any(Number),
    'fail to warning': expect.any(Number),
    'nothing to unknown': expect.any(Number),
  });
});
