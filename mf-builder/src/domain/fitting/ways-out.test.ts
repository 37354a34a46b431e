/** @jest-environment node */
import { partTypeNames, requiredTypes, type BuildComponents } from '@rig4u/shared/builds';
import { swapPart } from '../choices/change-build';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { rules } from '../compatibility/rules';
import type { Finding } from '../compatibility/types';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import {
  centsOf,
  everySwap,
  linesOf,
  raised,
  verdictsIn,
  verdictsOf,
  type Tried,
  type Verdicts,
} from '../../../checks/every-swap';
import { rounds } from '../../../checks/rounds';
import { objectiveFor } from '../best-build';
import { rankedWays } from './ranked-ways';
import type { Swap } from './swap';
import { waysOut, type WayOut } from './ways-out';

const seed = 20261123;
const count = rounds({ full: 1_000, short: 40 });

interface Offer {
  components: BuildComponents;
  before: Verdicts;
  finding: Finding;
  ways: readonly WayOut[];
}

const catalogue = wholeCatalogue();
let builds: BuildComponents[];
let offers: Offer[];

const typesOf = ({ parts }: Finding) => [...new Set(parts.map(({ type }) => type))];

beforeAll(() => {
  builds = brokenBuilds(catalogue, seed, count);
  offers = builds.flatMap((components) => {
    const { findings } = check(fromComponents(components));
    const before = verdictsOf(components);
    return findings
      .filter(({ verdict }) => verdict === 'fail')
      .map((finding) => {
        const ways = waysOut(components, finding.rule, typesOf(finding), catalogue);
        return { components, before, finding, ways };
      });
  });
});

const applied = (components: BuildComponents, { type, place, to }: Swap): BuildComponents =>
  swapPart({ components }, type, place, to).components;

describe(`${count} broken builds of catalogue parts, seed ${seed}`, () => {
  test('are of all kinds', () => {
    const lines = builds.map((build) => partTypeNames.flatMap((type) => linesOf(build, type)));
    const complete = builds.filter((build) => requiredTypes.every((type) => build[type]));
    expect(lines.filter((all) => all.some(({ quantity }) => quantity > 1)).length).toBeGreaterThan(0.2 * count);
    expect(lines.filter((all) => all.some(({ part }) => part.owned)).length).toBeGreaterThan(0.2 * count);
    expect(
      builds.filter((build) => linesOf(build, 'ram').length + linesOf(build, 'storage').length > 2).length,
    ).toBeGreaterThan(0.2 * count);
    expect(builds.length - complete.length).toBeGreaterThan(rounds({ full: 100, short: 3 }));
    expect(complete.filter((build) => !build.gpu).length).toBeGreaterThan(rounds({ full: 50, short: 1 }));
    expect(complete.filter((build) => !build.cooling).length).toBeGreaterThan(rounds({ full: 50, short: 1 }));
  });

  test('each rule alone says of them what it says within the whole check', () => {
    for (const components of builds) {
      const build = fromComponents(components);
      const alone = rules.flatMap(({ id, check: one }) => (one(build) ? [[id, one(build)?.verdict]] : []));
      expect(verdictsIn(build)).toEqual(Object.fromEntries(alone));
    }
  });

  test('bring ways of every kind, and fails without one', () => {
    const kinds = new Set(offers.flatMap(({ ways }) => ways.map(({ kind }) => kind)));
    expect([...kinds]).toEqual(expect.arrayContaining(['cheapest', 'case', 'cpu', 'motherboard']));
    expect(offers.filter(({ ways }) => ways.length > 1).length).toBeGreaterThan(count / 4);
    expect(offers.some(({ ways }) => ways.length === 0)).toBe(true);
  });

  test('the ways are ranked by what they lead to: the estimate for the use, then the price; none comes or goes', () => {
    let moved = 0;
    for (const use of ['gaming', 'office-work'] as const) {
      const { value } = objectiveFor(use, '1440p');
      for (const { components, finding, ways } of offers) {
        const ranked = rankedWays(components, finding.rule, typesOf(finding), catalogue, use);
        const rank = ranked.map(({ swap }) => [-value(applied(components, swap)), swap.moreCents] as const);
        expect(rank).toEqual(rank.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
        expect(new Set(ranked)).toEqual(new Set(ways));
        moved += ranked[0]?.swap.to.id === ways[0]?.swap.to.id ? 0 : 1;
      }
    }
    expect(moved).toBeGreaterThan(0);
  });

  test('each way clears its fail, brings no other, keeps what it says, and costs what it says', () => {
    for (const { components, before, finding, ways } of offers) {
      expect(ways.length).toBeLessThanOrEqual(3);
      for (const { kind, swap } of ways) {
        const build = applied(components, swap);
        const after = verdictsOf(build);
        expect(after[finding.rule] ?? 'pass').toBe('pass');
        expect(raised(before, after).filter((text) => text.endsWith(' fail'))).toEqual([]);
        expect(centsOf(build) - centsOf(components)).toBe(swap.moreCents);
        expect(swap.type).not.toBe(kind);
      }
    }
  });

  test('an exhaustive search finds none that is cheaper or nearer, or that avoids what one of them opens', () => {
    let of: BuildComponents | undefined;
    let tried: readonly Tried[] = [];
    for (const { components, before, finding, ways } of offers) {
      // Kept for one build: its offers follow each other.
      if (of !== components) tried = everySwap(components, catalogue);
      of = components;
      const now = centsOf(components);
      const all = clearing(tried, before, finding.rule);
      const clean = all.filter(({ opens }) => opens.length === 0);
      for (const { kind, swap } of ways) {
        const opened = raised(before, verdictsOf(applied(components, swap))).length;
        expect([finding.rule, kind, opened > 0 && clean.length > 0]).toEqual([finding.rule, kind, false]);
        if (clean.length === 0) continue;
        const rivals = clean.filter(({ type }) => type !== kind).map(({ cents }) => cents - now);
        if (kind === 'cheapest') expect(swap.moreCents).toBe(Math.min(...rivals));
        else expect(Math.abs(swap.moreCents)).toBe(Math.min(...rivals.map(Math.abs)));
      }
      expect([finding.rule, ways.length === 0]).toEqual([finding.rule, all.length === 0]);
    }
  }, 480_000);
});

/** The swaps that clear a fail and bring no other, each with the warnings and unknowns that it opens. */
function clearing(tried: readonly Tried[], before: Verdicts, rule: string): (Tried & { opens: string[] })[] {
  const alone = rules.find(({ id }) => id === rule);
  return tried.flatMap((one) => {
    // The rule alone first: most swaps clear nothing, and a whole check of each takes long.
    if ((alone?.check(one.after)?.verdict ?? 'pass') !== 'pass') return [];
    const opens = raised(before, verdictsIn(one.after));
    return opens.some((text) => text.endsWith(' fail')) ? [] : [{ ...one, opens }];
  });
}
